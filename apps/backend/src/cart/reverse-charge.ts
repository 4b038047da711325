import { isVirtualForPayment } from '@mantel/domain/cart'
import type { VatNumber } from '@mantel/domain/customer'
import { isIntraCommunity, isReverseCharge, withoutTax } from '@mantel/domain/pricing'
import { isApprovedTradeBuyer, type StoreView } from '@mantel/domain/store'
import { findBuyerVatNumber } from '../customer/index.ts'
import type { Ctx } from '../platform/context.ts'
import type { CartLine, CartRow } from './cart.repository.ts'
import type { PricedLine } from './price-lines.ts'
import type { Buyer } from './sum-cart.ts'

/**
 * The VAT number under which the buyer accounts for the VAT of this cart; null: the shop charges it. Until a delivery country is
 * chosen, the store's own country applies, as for the delivery methods.
 */
export async function findReverseCharge(
  ctx: Ctx,
  { country }: Pick<CartRow, 'country'>,
  lines: readonly Pick<CartLine, 'productType'>[],
  { customerId, groupId }: Buyer,
): Promise<VatNumber | null> {
  const { shipping, tax } = ctx.view
  if (shipping.origin === null || customerId === null || !isApprovedTradeBuyer(ctx.view, groupId)) return null
  const isDelivered = lines.length > 0 && !isVirtualForPayment(lines.map(({ productType }) => productType))
  const countries = { origin: shipping.origin, destination: isDelivered ? (country ?? tax.defaultCountry) : null }
  if (!isIntraCommunity(countries)) return null
  const vatNumber = await findBuyerVatNumber(ctx, customerId)
  return isReverseCharge(countries, vatNumber?.prefix ?? null) ? vatNumber : null
}

export function removeTaxFromLine(line: PricedLine, { prices }: StoreView): PricedLine {
  return line.price ? { ...line, price: { ...line.price, unit: withoutTax(line.price.unit, prices.rounding) } } : line
}
