import { noPictureValue } from '@mantel/domain/picture'
import { type Stores, websiteOf } from '@mantel/domain/store'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import { sellerLines } from '../platform/format.ts'
import type { Pdf, PdfDocument } from '../platform/pdf/index.ts'
import type { CardKeys } from './card-key.ts'
import { describeCard } from './describe-card.ts'
import { giftCodeDigest } from './find-gift-card.ts'
import { findIssuedCard } from './gift-card.repository.ts'
import type { DeriveGiftCode } from './gift-codes.ts'
import type { GiftCardDeps } from './order-gift-cards.ts'

export type CardPrinting = Pick<GiftCardDeps, 'lockGiftCardOrder'> & {
  stores: Stores
  pdf: Pick<Pdf, 'draw'>
  keys: Pick<CardKeys, 'verifyCardKey'>
  giftCodeOf: DeriveGiftCode
  /** A picture of the shop as JPEG or PNG; null if there is none. */
  findPicture(image: string): Promise<Uint8Array | null>
}

/** Height of the picture. Points. */
const pictureHeight = 260

/** A bought card as a PDF for one page. null: the key is wrong, or the card was refunded. */
export async function printCard(
  { db, view: { website: websiteCode } }: Pick<Ctx, 'db' | 'view'>,
  printing: CardPrinting,
  key: string,
): Promise<Buffer | null> {
  const { stores, pdf, keys, giftCodeOf, findPicture } = printing
  const id = keys.verifyCardKey(key)
  const order = id && (await inTransaction(db, (tx) => printing.lockGiftCardOrder(tx, id.orderId)))
  const orderedCard = order?.cards.find(({ position, piece }) => position === id?.position && piece === id.piece)
  const view = stores.views.find(({ code }) => code === order?.storeCode)
  if (!id || !order || !orderedCard || !view || order.website !== websiteCode || order.state === 'refunded') return null
  const code = giftCodeOf(id)
  const card = await findIssuedCard(db, giftCodeDigest(code))
  if (!card) return null
  const { choice, amount } = orderedCard
  const { image } = choice
  const website = websiteOf(stores, view)
  const { heading, greeting, lead, note, from, value, validFor, validUntil, texts } = describeCard(
    {
      sender: choice.senderName,
      recipient: choice.recipientName,
      message: choice.message,
      amount,
      expiresAt: card.expires_at,
    },
    { view, website },
  )
  const { seller } = website
  const picture = image === '' || image === noPictureValue ? null : await findPicture(image)
  const [mark = '', ...suffix] = website.name.split(' ')
  const document: PdfDocument = {
    title: heading,
    author: seller.name,
    language: view.language,
    madeAt: order.placedAt.toISOString(),
    blocks: [
      { kind: 'letterhead', mark, suffix: suffix.join(' '), lines: sellerLines(seller, view.language) },
      ...(picture ? [{ kind: 'picture' as const, bytes: picture, height: pictureHeight }] : []),
      { kind: 'heading', text: heading },
      { kind: 'text', text: `${greeting} ${lead}` },
      ...(note ? [{ kind: 'columns' as const, columns: [{ title: from, lines: note.split('\n') }] }] : []),
      {
        kind: 'columns',
        columns: [
          { title: texts.value, lines: [value ?? ''] },
          { title: texts.code, lines: [code] },
        ],
      },
      { kind: 'text', text: [validFor, validUntil, texts.howTo].filter(Boolean).join(' ') },
    ],
    footer: [
      [seller.name, seller.registration],
      [seller.email, seller.telephone],
    ],
    pageLabel: '{page}/{pages}',
  }
  return pdf.draw(document)
}
