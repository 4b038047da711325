export { type Caller, callerDigest, callerOf } from './caller.ts'
export { removeExpiredLimits } from './limit.repository.ts'
export { createLimit, type LimitSize } from './limit.ts'
export {
  type ChallengePass,
  type Counted,
  createLimits,
  type LimitedCtx,
  type LimitRefusal,
  type Limits,
} from './limits.ts'
export { networkKeyOf } from './network-key.ts'
