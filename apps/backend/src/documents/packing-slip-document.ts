import { isSentByParcel, type OrderSnapshot } from '@mantel/domain/order'
import type { StoreView, Website } from '@mantel/domain/store'
import { describeOrder, orderTexts } from '../order/index.ts'
import { addressLines, fillPlaceholders, formatDay, sellerLines, supportedLanguage } from '../platform/format.ts'
import type { PdfDocument } from '../platform/pdf/index.ts'
import { documentTexts } from './document-texts.ts'

export type OrderToPack = { number: string; placedAt: Date; snapshot: OrderSnapshot }

/**
 * The list of what is in the parcel, without prices: a parcel may be a present. Null: the order has nothing to send. It is in
 * the buyer's language, because it goes into the parcel.
 */
export function createPackingSlip(
  { number, placedAt, snapshot }: OrderToPack,
  { view, website }: { view: Pick<StoreView, 'i18n'>; website: Pick<Website, 'name' | 'seller'> },
): PdfDocument | null {
  const { language, shipping, lines, purchaseOrder } = snapshot
  const toPack = { ...snapshot, lines: lines.filter(isSentByParcel) }
  if (!shipping || toPack.lines.length === 0) return null
  const [words, texts, { seller }] = [orderTexts(language), documentTexts(language), website]
  const [mark = '', ...suffix] = website.name.split(' ')
  return {
    title: `${texts.packingSlip} ${number}`,
    author: seller.name,
    language: supportedLanguage(language),
    madeAt: placedAt.toISOString(),
    blocks: [
      { kind: 'letterhead', mark, suffix: suffix.join(' '), lines: sellerLines(seller, language) },
      { kind: 'heading', text: texts.packingSlip },
      {
        kind: 'columns',
        columns: [
          { title: words.orderNumber, lines: [number] },
          { title: words.orderDate, lines: [formatDay(placedAt, view.i18n)] },
          ...(purchaseOrder ? [{ title: words.purchaseOrder, lines: [purchaseOrder] }] : []),
          { title: words.deliveryMethod, lines: [shipping.title] },
        ],
      },
      { kind: 'columns', columns: [{ title: texts.deliverTo, lines: addressLines(shipping.address, language) }] },
      {
        kind: 'table',
        columns: [
          { title: words.item, width: 0.7, align: 'left' },
          { title: words.quantity, width: 0.12, align: 'right' },
          { title: texts.packed, width: 0.18, align: 'right' },
        ],
        rows: describeOrder(toPack, view).lines.map(({ name, article, options, quantity }) => ({
          cells: [name, quantity, '____'],
          notes: [...options, article],
        })),
      },
      { kind: 'text', text: fillPlaceholders(texts.packingNote, { email: seller.email, telephone: seller.telephone }) },
    ],
    footer: [
      [seller.name, seller.registration],
      [seller.email, seller.telephone],
    ],
    pageLabel: texts.page,
  }
}
