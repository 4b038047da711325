export { isGtin } from './gtin.ts'
export { type MerchantItem, merchantItemProblems } from './merchant-item.ts'
