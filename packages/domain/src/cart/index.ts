export { customOptionType } from './configure/custom-option-type.ts'
export { chooseCustomOptions } from './configure/custom-options.ts'
export { showDay } from './configure/day.ts'
export { type FileValue, formatFileValue, parseFileValue } from './configure/file-value.ts'
export { chooseParts } from './configure/parts.ts'
export { type CompleteConfiguration, type ConfigureResult, configure, stockNeeded } from './configure.ts'
export { leastQuantity } from './least-quantity.ts'
export { type LinePrice, priceLine } from './price-line.ts'
export type { BundleOptionRule, CustomOptionRule, GiftCardRule, Purchasable, Sellable } from './purchasable.ts'
export {
  checkQuantity,
  checkStock,
  largestQuantity,
  nextQuantity,
  noSaleLimit,
  parseQuantity,
  quantityProblem,
  type StockLevel,
  type StockUse,
  stockLevelOfParts,
} from './quantity.ts'
export {
  type AdjustedQuantity,
  adjustQuantity,
  maxQuickOrderLines,
  parseQuickOrder,
  type QuickOrder,
  type QuickOrderLine,
} from './quick-order.ts'
export type { CartRefusal } from './refusal.ts'
export { type Segment, type SegmentCode, totalSegments } from './segments.ts'
export {
  type ChosenParts,
  type ChosenValue,
  emptySelection,
  type GiftCardChoice,
  isEmptySelection,
  lineKey,
  type Selection,
  skuOfLineKey,
  sortSelection,
} from './selection.ts'
export {
  emailDelivery,
  emailMethod,
  isSentByEmail,
  isVirtualCart,
  isVirtualForPayment,
  shippingCost,
  shippingMethodsFor,
  standardRate,
} from './shipping.ts'
export {
  type CartDiscount,
  type CartTotals,
  calculateTotals,
  type LineTotals,
  type ShippingCost,
  type TotalsInput,
  type TotalsLine,
} from './totals.ts'
