import { Prose } from '@mantel/ui/text/prose'
import { useT } from '../i18n/text-context.tsx'
import { absoluteUrl } from '../place/place.ts'
import { usePlace } from '../place/place-context.tsx'
import { CardShelf } from './around/card-shelf.tsx'
import { DeliveryNote } from './around/delivery-note.tsx'
import { Details } from './around/details.tsx'
import { RecentlyViewed } from './around/recently-viewed.tsx'
import { RatingLine, Reviews } from './around/reviews.tsx'
import { RoomView } from './around/room-view.tsx'
import { Share } from './around/share.tsx'
import { ProductChoice } from './choice/product-choice.tsx'
import { useSelection } from './choice/use-selection.ts'
import { Gallery } from './gallery/gallery.tsx'
import { ProductBreadcrumb, ProductHeading } from './product-heading.tsx'
import type { ProductPage } from './product-page.ts'

export function ProductScreen({ product, childSku, reviews, related, upsell }: ProductPage) {
  const t = useT()
  const place = usePlace()
  const selection = useSelection(product, childSku)
  const { name, typeId, description, shortDescription, gallery } = product
  return (
    <>
      <article className="room">
        <ProductBreadcrumb product={product} />
        <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,42rem)_minmax(20rem,1fr)] lg:items-start xl:gap-x-20">
          <div className="max-md:-mx-(--room-margin)">
            <Gallery key={product.sku} name={name} gallery={selection.gallery} />
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
            <DeliveryNote typeId={typeId} />
            <Share url={absoluteUrl(place, product.path)} name={name} />
          </div>
        </div>
        <div className="section grid gap-x-20 gap-y-12 lg:grid-cols-2">
          <div className="grid content-start gap-12">
            {description && description !== shortDescription && (
              <section aria-labelledby="description">
                <h2 id="description" className="title-3 mb-4">
                  {t('product.description')}
                </h2>
                <Prose html={description} />
              </section>
            )}
            <Details product={product} sku={selection.sku} dimensions={selection.dimensions} />
          </div>
          <RoomView gallery={gallery} name={name} />
        </div>
      </article>
      <CardShelf title={t('product.related')} cards={related} />
      <Reviews reviews={reviews} />
      <CardShelf title={t('product.upsell')} cards={upsell} />
      <RecentlyViewed sku={product.sku} />
    </>
  )
}
