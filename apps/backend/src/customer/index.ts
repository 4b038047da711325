export { createGroupTokens, type GroupClaims, type GroupTokens } from './group-token.ts'
