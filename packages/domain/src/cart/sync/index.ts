export { type AgreedLine, shownQuantities } from './cart-lines.ts'
export { type LocalCart, mergeIntoCustomerCart, moveCart, type ParkedCart, parkCart } from './change-owner.ts'
export { clientLines } from './client-lines.ts'
export { dropRefusedMutation, enqueue, enqueueReplacement } from './enqueue.ts'
export {
  type AddMutation,
  type CouponMutation,
  isLineMutation,
  type LineMutation,
  type Mutation,
  type RemoveMutation,
} from './mutation.ts'
export { needsClearing, planMutation } from './plan-mutation.ts'
export { type ClientLine, planSync, type SyncPlan } from './plan-sync.ts'
export { defaultSyncPolicy, type SyncPolicy } from './policy.ts'
export { isServerStep, type ServerStep, type SyncFinding, type SyncStep } from './steps.ts'
