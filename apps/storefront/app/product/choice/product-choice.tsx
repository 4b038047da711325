import type { LabelView, ProductView, Selection } from '@mantel/client'
import { Suspense, useState } from 'react'
import { useLineEdit } from '../../cart/use-line-edit.ts'
import { useLabelBadges } from '../../catalog/card-labels.tsx'
import { useMessageText } from '../../store/use-message-text.ts'
import { DeferredProductContents } from '../deferred-parts.tsx'
import type { Configuration } from '../options/option-form.tsx'
import { Availability } from './availability.tsx'
import { OptionLinks } from './option-links.tsx'
import { OrderQuantity } from './order-quantity.tsx'
import { ProductPrice } from './product-price.tsx'
import { PurchaseButton } from './purchase-button.tsx'
import { SizeDrawing } from './size-drawing.tsx'
import { useVariantPath } from './use-selection.ts'

/** Price, options, contents, availability and the purchase button of a product. */
export function ProductChoice({ product, selection }: { product: ProductView; selection: Selection }) {
  const edit = useLineEdit()
  const [isChecking, setChecking] = useState(false)
  const [configuration, setConfiguration] = useState<Configuration | null>(null)
  // A configuration of the product before is ignored, because the form of another product has other fields.
  const configured = configuration?.product === product ? configuration : null
  const { price, stock } = configured ?? selection
  const variantPath = useVariantPath(product, edit)
  const message = selection.message ?? product.message
  return (
    <>
      <div className="grid gap-3">
        <ProductLabels labels={selection.labels} />
        {product.giftCard ? null : <ProductPrice price={price} />}
      </div>
      {message && <Message messageKey={message} />}
      {selection.options.map((option) => (
        <OptionLinks key={option.code} option={option} pathOf={variantPath} />
      ))}
      <SizeDrawing dimensions={selection.dimensions} />
      <Suspense>
        <DeferredProductContents product={product} selection={selection} edit={edit} onConfigured={setConfiguration} />
      </Suspense>
      <Availability stock={stock} typeId={product.typeId} isChecking={isChecking} />
      <OrderQuantity level={stock.level} />
      {/* The form of a gift card has its own button. */}
      {!product.giftCard && (
        <PurchaseButton
          key={edit?.line ?? ''}
          product={product}
          selection={{ ...selection, price, stock }}
          configuration={configured}
          edit={edit}
          onStockCheck={setChecking}
        />
      )}
    </>
  )
}

function Message({ messageKey }: { messageKey: NonNullable<Selection['message']> }) {
  return <p role="status">{useMessageText({ key: messageKey })}</p>
}

function ProductLabels({ labels }: { labels: readonly LabelView[] }) {
  const badges = useLabelBadges(labels)
  return badges.length === 0 ? null : <p className="flex flex-wrap gap-1.5">{badges}</p>
}
