export { isReviewName, reviewLimits } from './review-limits.ts'
