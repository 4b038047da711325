import type { ProductType } from '../catalog/index.ts'
import { toMinorUnits } from '../money/index.ts'
import type { TaxRule } from '../pricing/index.ts'
import type { ShippingMethod, StoreView } from '../store/index.ts'
import type { ShippingCost } from './totals.ts'

/** True if the cart needs no delivery. */
export function isVirtualCart(types: readonly ProductType[]): boolean {
  return types.length > 0 && types.every((type) => type === 'virtual' || type === 'downloadable')
}

/** Gift cards go by e-mail, so a cart of them has no delivery at which cash could be collected. */
export function isVirtualForPayment(types: readonly ProductType[]): boolean {
  return types.length > 0 && types.every((type) => ['virtual', 'downloadable', 'amgiftcard'].includes(type))
}

/** The carrier and method code of carts whose gift cards go by e-mail. */
export const emailDelivery = 'email'

/**
 * Whether the cart has gift cards but nothing to ship. Such a cart gets one free delivery method, so that the shopper sees that the
 * gift cards are sent by e-mail.
 */
export function isSentByEmail(types: readonly ProductType[]): boolean {
  return isVirtualForPayment(types) && types.includes('amgiftcard')
}

/** title: 'By e-mail' in the shopper's language. */
export function emailMethod(title: string): ShippingMethod {
  return {
    carrierCode: emailDelivery,
    methodCode: emailDelivery,
    carrierTitle: title,
    methodTitle: title,
    amount: 0,
    amountInclTax: 0,
    countries: [],
    isDefault: true,
    offline: true,
  }
}

export function shippingMethodsFor({ shipping, tax }: StoreView, country: string | null): ShippingMethod[] {
  return shipping.methods.filter(({ countries }) => countries.includes(country || tax.defaultCountry))
}

/** The shopper pays the gross amount; the tax is the part contained in it at the store's standard rate. */
export function shippingCost(
  { amountInclTax }: Pick<ShippingMethod, 'amountInclTax'>,
  rate: number,
  fractionDigits: number,
): ShippingCost {
  return { gross: toMinorUnits(amountInclTax, fractionDigits), rate }
}

/** The highest rate of all product tax classes at this location. */
export function standardRate(
  rules: readonly Pick<TaxRule, 'productClassIds'>[],
  rateOf: (taxClassId: number) => number,
): number {
  const classes = new Set(rules.flatMap(({ productClassIds }) => productClassIds))
  return Math.max(0, ...[...classes].map(rateOf))
}
