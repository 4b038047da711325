import { expect, it } from 'vitest'
import { fakeShop, openPage } from '../testing/fake-shop.ts'
import { listReviews } from './reviews.ts'

it('lists approved reviews with their average rating', async () => {
  const review = (id: number, percent: number, review_status = 1) => ({
    id,
    product_id: 1,
    review_status,
    ratings: [{ percent }],
  })
  const shop = fakeShop({ review: [review(1, 80), review(2, 100), review(3, 20, 2), { ...review(4, 0), ratings: [] }] })
  expect(await listReviews(openPage(shop), 1)).toMatchObject({
    total: 3,
    averageStars: 4.5,
    distribution: [0, 0, 0, 1, 1],
  })
  expect(await listReviews(openPage(shop), 2)).toMatchObject({ items: [], total: 0, averageStars: null })
})
