export { listReviewIds, listReviews, readReviews } from './review.repository.ts'
