import type { ProductView, Selection } from '@mantel/client'
import { Prose } from '@mantel/ui/text/prose'
import { Suspense } from 'react'
import { useT } from '../i18n/text-context.tsx'
import { absoluteUrl } from '../store/current-store.ts'
import { useStore } from '../store/store-context.tsx'
import { Downloads } from './contents/downloads.tsx'
import { TierPrices } from './contents/tier-prices.tsx'
import { DeferredGiftCardForm } from './giftcard/deferred-gift-card-form.ts'
import { DeferredOptionForm } from './options/deferred-option-form.ts'
import type { OptionFormProps } from './options/option-form.tsx'
import type { ProductPage } from './product-page.ts'
import { BoughtTogether } from './sections/bought-together.tsx'
import { DeferredReviews, ReviewsFallback, useReviewsInView } from './sections/deferred-reviews.tsx'
import { DeliveryNote } from './sections/delivery-note.tsx'
import { Details } from './sections/details.tsx'
import { ProductCarousel } from './sections/product-carousel.tsx'
import { RecentlyViewed } from './sections/recently-viewed.tsx'
import { RoomView } from './sections/room-view.tsx'
import { SaveButtons } from './sections/save-buttons.tsx'
import { Share } from './sections/share.tsx'
import { StockAlert } from './sections/stock-alert.tsx'

export { VideoSlide } from './gallery/video-slide.tsx'

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
  useReviewsInView()
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
      <Suspense fallback={<ReviewsFallback />}>
        <DeferredReviews productId={product.id} reviews={reviews} />
      </Suspense>
      <ProductCarousel title={t('product.upsell')} cards={upsell} />
      <BoughtTogether sku={product.sku} except={[...related, ...upsell].map(({ sku }) => sku)} />
      <RecentlyViewed sku={product.sku} />
    </>
  )
}

/** Wishlist, comparison, delivery and share links, beside the pictures and below the purchase button. */
export function DeliveryAndShare({ product, selection }: { product: ProductView; selection: Selection }) {
  const store = useStore()
  const { typeId, path, name } = product
  return (
    <>
      {selection.stock.state === 'sold-out' && <StockAlert sku={selection.sku} />}
      <SaveButtons product={product} />
      <DeliveryNote typeId={typeId} stock={selection.stock} />
      <Share url={absoluteUrl(store, path)} name={name} />
    </>
  )
}

/** What the product contains or can be personalised with, between its options and the purchase button. */
export function ProductContents(props: OptionFormProps) {
  const { product, selection, edit } = props
  const { giftCard, bundle, grouped, customOptions, downloads, tiers, sku } = product
  const hasForm = bundle.length + grouped.length + customOptions.length > 0
  return (
    <>
      <TierPrices tiers={tiers} selection={selection} />
      {giftCard && (
        <Suspense>
          <DeferredGiftCardForm key={edit?.line ?? ''} {...{ product, giftCard, selection, edit }} />
        </Suspense>
      )}
      {hasForm && (
        <Suspense>
          <DeferredOptionForm key={`${sku} ${edit?.line ?? ''}`} {...props} />
        </Suspense>
      )}
      <Downloads titles={downloads} />
    </>
  )
}
