export { reviewLimits } from './review-limits.ts'
