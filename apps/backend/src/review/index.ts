export { listReviews, readReviews } from './review.repository.ts'
