export { type Caller, callerDigest, callerOf } from './caller.ts'
export { removeExpiredLimits } from './limit.repository.ts'
export { createLimit, type LimitSize } from './limit.ts'
export {
  type ChallengePass,
  createLimits,
  type LimitedCtx,
  type LimitRefusal,
  type Limits,
  type RateLimitKey,
} from './limits.ts'
export { networkKeyOf } from './network-key.ts'
