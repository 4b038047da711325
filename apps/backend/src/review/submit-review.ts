import { createHash } from 'node:crypto'
import { type BodyOf, type Refusal, refuse } from '@mantel/contract'
import { reviewLimits } from '@mantel/domain/review'
import { type Db, inTransaction } from '../platform/db/index.ts'
import { type PictureType, pictureType } from '../platform/files/index.ts'
import type { RequestCtx } from '../platform/http/index.ts'
import type { Images } from '../platform/images/index.ts'
import type { LimitRefusal, Limits } from '../platform/limits/index.ts'
import { wireTime } from '../platform/wire-time.ts'
import { findSameReview, hasBought, insertReview, isProductOf, nextReviewId } from './submission.repository.ts'

export type SubmitDeps = { limits: Limits; images: Pick<Images, 'get'> }
type Sent = BodyOf<'reviewCreate'>['review']

/** Review states and types on the wire. */
const pending = 2
const byCustomer = 1
const byGuest = 2

const photoTypes: readonly (PictureType | null)[] = ['jpeg', 'png', 'webp']

/** Stores a review for moderation. The same review, sent again after a lost reply, is stored once. */
export async function submitReview(
  ctx: RequestCtx,
  { limits, images }: SubmitDeps,
  sent: Sent,
  customerId: number | null,
): Promise<
  | { ok: true; review: Record<string, unknown> }
  | Refusal<'sku_unknown' | 'review_photo' | 'review_photos_login'>
  | LimitRefusal
> {
  const { product_id: productId, title, detail, nickname, rating, photos = [] } = sent
  const storeCode = ctx.view.code
  if (photos.length > 0 && customerId === null) return refuse('review_photos_login')
  if (!(await isProductOf(ctx.db, storeCode, productId))) return refuse('sku_unknown', { sku: productId })
  const pictures = photos.map((photo) => Buffer.from(photo, 'base64'))
  for (const picture of pictures) {
    if (!(await isPhoto(images, picture)))
      return refuse('review_photo', { megabytes: Math.floor(reviewLimits.maxPhotoBytes / 1_000_000) })
  }
  return inTransaction(ctx.db, async (tx) => {
    const limited = { ...ctx, db: tx as Db }
    const refusal = await limits.takeAll(limited, [
      ['reviews', ctx.caller.address],
      ...(customerId === null ? [] : [['reviewsOfCustomer', String(customerId)] as const]),
    ])
    if (refusal) return refusal
    const words = { title, detail, nickname }
    const duplicate = await findSameReview(tx, storeCode, productId, words)
    if (duplicate !== undefined) return { ok: true, review: { id: duplicate, ...words, review_status: pending } }
    const id = await nextReviewId(tx)
    const document = {
      ...words,
      review_entity: 'product',
      review_type: customerId === null ? byGuest : byCustomer,
      created_at: wireTime(ctx.now()),
      store_id: ctx.view.storeId,
      stores: [ctx.view.storeId],
      ratings: rating === undefined ? [] : [ratingOf(rating)],
      verified_purchase: customerId !== null && (await hasBought(tx, customerId, productId)),
      photos: pictures.map((_, at) => photoPath(storeCode, id, at + 1)),
    }
    await insertReview(tx, { id, storeCode, productId, customerId, status: pending, document, pictures })
    return { ok: true, review: { id, product_id: productId, review_status: pending, ...document } }
  })
}

const ratingOf = (stars: number) => ({ title: 'Rating', value: stars, percent: (stars / reviewLimits.maxStars) * 100 })

/** The media path of a review photo, from which /img serves renditions. It ends in .jpg whatever the type of the original. */
const photoPath = (storeCode: string, id: number, position: number) => `/review/${storeCode}-${id}-${position}.jpg`

/** Its first bytes name a type that browsers show, and the image worker can render it. */
async function isPhoto(images: Pick<Images, 'get'>, picture: Buffer): Promise<boolean> {
  const type = pictureType(picture)
  if (picture.length > reviewLimits.maxPhotoBytes || !type || !photoTypes.includes(type)) return false
  const version = createHash('sha256').update(picture).digest('hex').slice(0, 16)
  const original = { path: `/review/sent-${version}.jpg`, type, version, read: async () => picture }
  const rendered = await images.get(original, { box: { width: 80, height: 80 }, action: 'resize' }, 'image/webp')
  return rendered.ok
}
