import type { ResultOf } from '@mantel/contract'
import { toMajorUnits } from '@mantel/domain/money'
import { sumByRate } from '@mantel/domain/pricing'
import type { StoreView } from '@mantel/domain/store'
import type { PricedLine } from './price-lines.ts'
import { toWireOption } from './wire-option.ts'

export type WireCartLine = ResultOf<'cartUpdate'>

/** A line in API format: the variant's sku, with the type of its parent product. */
export function toWireLine(line: PricedLine, view: StoreView, cartId: string): WireCartLine {
  return {
    item_id: line.id,
    sku: line.boughtSku,
    qty: line.quantity,
    name: line.product?.name ?? line.name,
    ...pricesOf(line, view),
    product_type: line.productType,
    quote_id: cartId,
    product_option: toWireOption(line.selection, line.spelling),
  }
}

function pricesOf({ price }: PricedLine, { prices, i18n }: StoreView) {
  if (!price) return {}
  const { net, gross } = sumByRate([price.unit], prices.rounding).total
  const toMajor = (amount: number) => toMajorUnits(amount, i18n.priceFormat.fractionDigits)
  return { price: toMajor(net), price_incl_tax: toMajor(gross), extension_attributes: { unit: price.unit } }
}
