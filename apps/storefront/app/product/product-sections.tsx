import type { Selection } from '@mantel/client'
import { Prose } from '@mantel/ui/text/prose'
import { useT } from '../i18n/text-context.tsx'
import type { ProductPage } from './product-page.ts'
import { BoughtTogether } from './sections/bought-together.tsx'
import { Details } from './sections/details.tsx'
import { ProductCarousel } from './sections/product-carousel.tsx'
import { RecentlyViewed } from './sections/recently-viewed.tsx'
import { Reviews } from './sections/reviews.tsx'
import { RoomView } from './sections/room-view.tsx'

/** The lower part of the product page: description, details, reviews and other products. */
export function ProductSections({
  product,
  selection,
  reviews,
  related,
  upsell,
}: Pick<ProductPage, 'product' | 'reviews' | 'related' | 'upsell'> & { selection: Selection }) {
  const t = useT()
  const { name, description, shortDescription, gallery } = product
  return (
    <>
      <div className="room section grid gap-x-20 gap-y-12 lg:grid-cols-2">
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
      <ProductCarousel title={t('product.related')} cards={related} />
      <Reviews productId={product.id} reviews={reviews} />
      <ProductCarousel title={t('product.upsell')} cards={upsell} />
      <BoughtTogether sku={product.sku} except={[...related, ...upsell].map(({ sku }) => sku)} />
      <RecentlyViewed sku={product.sku} />
    </>
  )
}
