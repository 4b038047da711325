export { createGiftCode, giftCodeHint, normaliseGiftCode } from './code.ts'
export { type SpendableCard, type SpentCard, spendCards } from './spend.ts'
