export { createGiftCodes } from './gift-codes.ts'
