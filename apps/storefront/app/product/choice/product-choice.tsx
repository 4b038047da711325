import type { ProductView, Selection } from '@mantel/client'
import { useEdit } from '../../cart/use-edit.ts'
import { useSaid } from '../../i18n/use-said.ts'
import { CustomOptions } from '../contents/custom-options.tsx'
import { Downloads } from '../contents/downloads.tsx'
import { GiftCardAmounts } from '../contents/gift-card.tsx'
import { SetContents } from '../contents/set-contents.tsx'
import { Availability } from './availability.tsx'
import { OptionLinks } from './option-links.tsx'
import { ProductLabels } from './product-labels.tsx'
import { ProductPrice } from './product-price.tsx'
import { PurchaseButton } from './purchase-button.tsx'
import { SizeDrawing } from './size-drawing.tsx'
import { useVariantPath } from './use-selection.ts'

/** What it costs, how it can be had, and whether. */
export function ProductChoice({ product, selection }: { product: ProductView; selection: Selection }) {
  const edit = useEdit()
  const variantPath = useVariantPath(product, edit)
  const message = selection.message ?? product.message
  return (
    <>
      <div className="grid gap-3">
        <ProductLabels labels={selection.labels} />
        {product.giftCard ? null : <ProductPrice price={selection.price} />}
      </div>
      {message && <Message text={message} />}
      {selection.options.map((option) => (
        <OptionLinks key={option.code} option={option} pathOf={variantPath} />
      ))}
      {product.giftCard && <GiftCardAmounts card={product.giftCard} />}
      <SizeDrawing dimensions={selection.dimensions} />
      <SetContents bundle={product.bundle} grouped={product.grouped} />
      <CustomOptions options={product.customOptions} />
      <Downloads titles={product.downloads} />
      <Availability stock={selection.stock} typeId={product.typeId} />
      <PurchaseButton key={edit?.line ?? ''} product={product} selection={selection} edit={edit} />
    </>
  )
}

function Message({ text }: { text: NonNullable<Selection['message']> }) {
  return <p role="status">{useSaid({ key: text })}</p>
}
