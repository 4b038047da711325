export { createGiftCode, giftCodeHint, normaliseGiftCode } from './code.ts'
export { deliveryTime } from './delivery-time.ts'
export { type SpendableCard, type SpentCard, spendCards } from './spend.ts'
