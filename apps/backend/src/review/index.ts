export { createReviewModeration, type ReviewModeration } from './moderate-reviews.ts'
export { readReviews } from './review.repository.ts'
export { reviewHandlers } from './review.routes.ts'
export { createReviewPhotos } from './review-photos.ts'
