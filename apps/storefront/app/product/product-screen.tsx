import { Prose } from '@mantel/ui/text/prose'
import { Suspense } from 'react'
import { ProductChoice } from './choice/product-choice.tsx'
import { useSelection } from './choice/use-selection.ts'
import { DeferredDeliveryAndShare, DeferredProductSections } from './deferred-parts.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { ProductBreadcrumb, ProductHeading } from './product-heading.tsx'
import type { ProductPage } from './product-page.ts'
import { RatingLine } from './sections/rating-line.tsx'

export function ProductScreen({ product, reviews, related, upsell }: ProductPage) {
  const selection = useSelection(product)
  const { name, shortDescription } = product
  return (
    <>
      <article className="room">
        <ProductBreadcrumb product={product} />
        <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,42rem)_minmax(20rem,1fr)] lg:items-start xl:gap-x-20">
          <div className="max-md:-mx-(--room-margin)">
            <Gallery name={name} gallery={selection.gallery} />
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            <div className="grid gap-3">
              <ProductHeading product={product} />
              {reviews.averageStars !== null && (
                <a href="#reviews" className="no-underline">
                  <RatingLine average={reviews.averageStars} total={reviews.total} />
                </a>
              )}
            </div>
            <ProductChoice product={product} selection={selection} />
            {shortDescription && <Prose html={shortDescription} />}
            <Suspense>
              <DeferredDeliveryAndShare product={product} selection={selection} />
            </Suspense>
          </div>
        </div>
      </article>
      <Suspense>
        <DeferredProductSections
          product={product}
          selection={selection}
          reviews={reviews}
          related={related}
          upsell={upsell}
        />
      </Suspense>
    </>
  )
}
