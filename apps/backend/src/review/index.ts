export { readReviews } from './review.repository.ts'
