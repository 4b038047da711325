import type { Engine } from '../engine.ts'
import { attributeFilter, searchRequest } from './queries/search-request.ts'
import { queryCatalog } from './query-catalog.ts'

/** stars: 1 to 5; null without a rating. createdAt in the catalogue's format, UTC. */
export type ReviewView = {
  id: number
  title: string
  detail: string
  nickname: string
  createdAt: string
  stars: number | null
  /** The writer has bought the product here. */
  isVerified: boolean
  /** Paths of pictures. */
  photos: string[]
}

export type Reviews = {
  items: ReviewView[]
  total: number
  /** Average of the reviews with a rating; null if there are none. */
  averageStars: number | null
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  distribution: number[]
}

const approved = 1
const maxListed = 100
const maxStars = 5

/** Approved reviews of a product, newest first. */
export async function listReviews(engine: Engine, productId: number): Promise<Reviews> {
  const answer = await queryCatalog(engine, {
    type: 'review',
    request: searchRequest({
      filters: [attributeFilter('product_id', { eq: productId }), attributeFilter('review_status', { eq: approved })],
      sort: 'created_at:desc',
    }),
    size: maxListed,
  })
  if (!answer.ok) return { items: [], total: 0, averageStars: null, distribution: [0, 0, 0, 0, 0] }
  const items = answer.result.items.map(reviewView)
  const stars = items.flatMap((item) => item.stars ?? [])
  const sum = stars.reduce((all, one) => all + one, 0)
  return {
    items,
    total: answer.result.total,
    averageStars: stars.length === 0 ? null : sum / stars.length,
    distribution: [1, 2, 3, 4, 5].map((value) => stars.filter((one) => Math.round(one) === value).length),
  }
}

function reviewView(item: Record<string, unknown>): ReviewView {
  return {
    id: Number(item.id),
    title: String(item.title ?? ''),
    detail: String(item.detail ?? ''),
    nickname: String(item.nickname ?? ''),
    createdAt: String(item.created_at ?? ''),
    stars: starsOf(item.ratings),
    isVerified: item.verified_purchase === true,
    photos: Array.isArray(item.photos) ? item.photos.map(String) : [],
  }
}

function starsOf(ratings: unknown): number | null {
  if (!Array.isArray(ratings) || ratings.length === 0) return null
  const percents = (ratings as { percent?: unknown }[]).map(({ percent }) => Number(percent))
  const average = percents.reduce((sum, percent) => sum + percent, 0) / percents.length
  return Number.isFinite(average) ? (average / 100) * maxStars : null
}
