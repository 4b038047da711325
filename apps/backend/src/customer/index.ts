export { type CustomerLimits, customerHandlers } from './customer.routes.ts'
export type { Customer } from './customer.ts'
export { customerOfToken, type SignedIn } from './customer-of-token.ts'
export { createGroupTokens, type GroupClaims, type GroupTokens } from './group-token.ts'
