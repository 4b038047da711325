import type { ShopUseCases } from '../commands/shop-use-cases.ts'
import { chooseViews, unknownStoreResult } from './choose-views.ts'
import type { UseCaseContext } from './use-case-context.ts'

/** Moderation of reviews. */
export function createReviewUseCases({
  backend,
  stores,
}: UseCaseContext): Pick<ShopUseCases, 'listReviews' | 'decideReview'> {
  return {
    async listReviews({ storeCode, limit }, io) {
      if (!chooseViews(stores, storeCode)) return unknownStoreResult(storeCode, stores)
      const { reviews, total } = await backend.reviews.list({ storeCode, limit })
      for (const { id, storeCode: store, sku, document } of reviews) {
        const { title, detail, nickname, created_at, ratings, verified_purchase, photos } = document as Review
        const stars = ratings?.[0]?.value ? `${ratings[0].value} of 5` : 'no rating'
        const marks = [verified_purchase && 'verified purchase', photos?.length && `${photos.length} photos`]
        await io.out([`#${id}`, created_at, store, sku, stars, nickname, ...marks.filter(Boolean)].join('  '))
        await io.out(`    ${title}: ${detail.replace(/\s+/g, ' ')}`)
      }
      const unlisted = total - reviews.length
      const more = unlisted > 0 ? ` ${unlisted} older ones are not listed.` : ''
      return { ok: true, message: `${total} waiting for moderation.${more}` }
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
