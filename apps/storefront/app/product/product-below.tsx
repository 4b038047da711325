import type { Selection } from '@mantel/client'
import { Prose } from '@mantel/ui/text/prose'
import { useT } from '../i18n/text-context.tsx'
import { CardShelf } from './around/card-shelf.tsx'
import { Details } from './around/details.tsx'
import { RecentlyViewed } from './around/recently-viewed.tsx'
import { Reviews } from './around/reviews.tsx'
import { RoomView } from './around/room-view.tsx'
import type { ProductPage } from './product-page.ts'

/** What stands below the choice. */
export function ProductBelow({
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
      <CardShelf title={t('product.related')} cards={related} />
      <Reviews reviews={reviews} />
      <CardShelf title={t('product.upsell')} cards={upsell} />
      <RecentlyViewed sku={product.sku} />
    </>
  )
}
