export { createGiftCode, giftCodeHint, normaliseGiftCode } from './code.ts'
export { deliveryTime, expiryAfterReturn, expiryTime } from './delivery-time.ts'
export {
  deliveryDay,
  fromWireDay,
  type GiftCardEntries,
  type GiftCardLimits,
  type GiftCardProblem,
  type GiftCardProblems,
  giftCardProblems,
  toWireDay,
} from './form.ts'
export { type SpendableCard, type SpentCard, spendCards } from './spend.ts'
