import type { ProductView, Selection } from '@mantel/client'
import { Suspense } from 'react'
import { absoluteUrl } from '../store/current-store.ts'
import { useStore } from '../store/store-context.tsx'
import { Downloads } from './contents/downloads.tsx'
import { TierPrices } from './contents/tier-prices.tsx'
import { DeferredGiftCardForm } from './giftcard/deferred-gift-card-form.ts'
import { DeferredOptionForm } from './options/deferred-option-form.ts'
import type { OptionFormProps } from './options/option-form.tsx'
import { DeliveryNote } from './sections/delivery-note.tsx'
import { SaveButtons } from './sections/save-buttons.tsx'
import { Share } from './sections/share.tsx'
import { StockAlert } from './sections/stock-alert.tsx'
import { useViewed } from './sections/use-viewed.ts'

export { VideoSlide } from './gallery/video-slide.tsx'
export { ProductSections } from './product-sections.tsx'

/** Wishlist, comparison, delivery and share links, beside the pictures and below the purchase button. */
export function DeliveryAndShare({ product, selection }: { product: ProductView; selection: Selection }) {
  const store = useStore()
  const { typeId, path, name } = product
  useViewed(product.sku)
  return (
    <>
      {selection.stock.state === 'sold-out' && <StockAlert sku={selection.sku} />}
      <SaveButtons product={product} />
      <DeliveryNote typeId={typeId} stock={selection.stock} />
      <Share url={absoluteUrl(store, path)} name={name} />
    </>
  )
}

/** Contents and custom options of the product, between its variant options and the purchase button. */
export function ProductContents(props: OptionFormProps) {
  const { product, selection, edit } = props
  const { giftCard, bundle, grouped, customOptions, downloads, tiers } = product
  const hasForm = bundle.length + grouped.length + customOptions.length > 0
  return (
    <>
      <TierPrices tiers={tiers} selection={selection} />
      {giftCard && (
        <Suspense>
          <DeferredGiftCardForm
            key={edit?.line ?? ''}
            product={product}
            giftCard={giftCard}
            selection={selection}
            edit={edit}
          />
        </Suspense>
      )}
      {hasForm && (
        <Suspense>
          <DeferredOptionForm key={edit?.line ?? ''} {...props} />
        </Suspense>
      )}
      <Downloads titles={downloads} />
    </>
  )
}
