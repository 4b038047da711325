import type { SentBody } from '@mantel/contract'
import type { Outcome } from '../outcome.ts'
import type { Account } from '../session/create-account.ts'

export type NewReview = {
  productId: number
  /** 1 to 5. */
  rating: number
  title: string
  detail: string
  nickname: string
  /** JPEG, PNG or WebP as base64; customers only. */
  photos: string[]
}

/** Sends a review for moderation. Never queued: the writer sees at once whether it was accepted. */
export function submitReview(
  { tasks }: Pick<Account, 'tasks'>,
  { productId, rating, photos, ...words }: NewReview,
): Promise<Outcome<Record<string, unknown>>> {
  const review: SentBody<'reviewCreate'>['review'] = {
    product_id: productId,
    ...words,
    rating,
    review_entity: 'product',
    photos: photos.length > 0 ? photos : undefined,
  }
  return tasks.run('reviewCreate', { body: { review } }, { silent: true })
}

/** Asks for a mail when the product or variant is back in stock. email: without it, the customer's own address. */
export function requestStockAlert(
  { tasks }: Pick<Account, 'tasks'>,
  alert: { sku: string; email?: string },
): Promise<Outcome<true>> {
  return tasks.run('stockAlert', { body: alert }, { silent: true })
}
