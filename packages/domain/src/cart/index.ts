export { type Configured, type ConfigureResult, configure, stockTaken } from './configure.ts'
export { type LinePrice, priceLine } from './price-line.ts'
export type { BundleOptionRule, CustomOptionRule, GiftCardRule, Purchasable, Sellable } from './purchasable.ts'
export { checkQuantity, checkStock, nextQuantity, parseQuantity, type StockLevel, type StockUse } from './quantity.ts'
export type { CartRefusal } from './refusal.ts'
export { type Segment, type SegmentCode, totalSegments } from './segments.ts'
export {
  type ChosenParts,
  type ChosenValue,
  type GiftCardChoice,
  isNothingChosen,
  lineKey,
  nothingChosen,
  type Selection,
} from './selection.ts'
export { isVirtualCart, isVirtualForPayment, shippingCost, shippingMethodsFor, standardRate } from './shipping.ts'
export {
  type CartDiscount,
  type CartTotals,
  cartTotals,
  type LineTotals,
  type ShippingCost,
  type TotalsInput,
  type TotalsLine,
} from './totals.ts'
