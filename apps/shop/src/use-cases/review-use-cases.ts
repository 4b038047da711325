import type { ShopUseCases } from '../commands/shop-use-cases.ts'
import { chooseViews, unknownStoreResult } from './choose-views.ts'
import type { UseCaseContext } from './use-case-context.ts'

/** Moderation of reviews. */
export function createReviewUseCases({
  backend,
  stores,
}: UseCaseContext): Pick<ShopUseCases, 'listReviews' | 'decideReview'> {
  return {
    async listReviews({ storeCode }, io) {
      if (!chooseViews(stores, storeCode)) return unknownStoreResult(storeCode, stores)
      const waiting = await backend.reviews.list(storeCode)
      for (const { id, storeCode: store, sku, document } of waiting) {
        const { title, detail, nickname, created_at, ratings, verified_purchase, photos } = document as Review
        const stars = ratings?.[0]?.value ? `${ratings[0].value} of 5` : 'no rating'
        const marks = [verified_purchase && 'verified purchase', photos?.length && `${photos.length} photos`]
        await io.out([`#${id}`, created_at, store, sku, stars, nickname, ...marks.filter(Boolean)].join('  '))
        await io.out(`    ${title}: ${detail.replace(/\s+/g, ' ')}`)
      }
      return { ok: true, message: `${waiting.length} waiting for moderation.` }
    },
    async decideReview({ id, isApproved, storeCode }) {
      if (!chooseViews(stores, storeCode)) return unknownStoreResult(storeCode, stores)
      const outcome = await backend.reviews.decide(id, isApproved, storeCode)
      const word = isApproved ? 'approved' : 'refused'
      if (outcome === 'done') return { ok: true, message: `Review ${id} is ${word}.` }
      const problem = outcome === 'missing' ? `There is no review ${id}.` : `Review ${id} has been ${word} already.`
      return { ok: false, message: problem }
    },
  }
}

type Review = {
  title: string
  detail: string
  nickname: string
  created_at: string
  ratings?: { value?: number }[]
  verified_purchase?: boolean
  photos?: string[]
}
