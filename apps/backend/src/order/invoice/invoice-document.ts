import { formatMoney } from '@mantel/domain/money'
import type { OrderSnapshot } from '@mantel/domain/order'
import type { StoreView, Website } from '@mantel/domain/store'
import type { PdfBlock, PdfDocument, PdfTable } from '../../platform/pdf/index.ts'
import { describeOrder } from '../papers/describe-order.ts'
import { addressLines, formatDay, formatRate, sellerLines } from '../papers/format.ts'
import { fill, type PaperTexts, paperTexts, spoken } from '../papers/paper-texts.ts'
import type { Issued } from './invoice.repository.ts'
import { type InvoiceTexts, invoiceTexts } from './invoice-texts.ts'
import { paperNumber } from './paper-number.ts'

export type OrderToInvoice = { number: string; placedAt: Date; snapshot: OrderSnapshot }
export type InvoiceShop = { view: Pick<StoreView, 'i18n'>; website: Pick<Website, 'code' | 'name'> }

type Desk = { order: OrderToInvoice; shop: InvoiceShop; words: PaperTexts; texts: InvoiceTexts; day(at: Date): string }

/** The invoice, and behind it the credit where there is one. Everything comes from what was agreed and from what was issued. */
export function invoiceDocument(
  order: OrderToInvoice,
  issued: { invoice: Issued; credit?: Issued },
  shop: InvoiceShop,
): PdfDocument {
  const { language } = order.snapshot
  const { invoice, credit } = issued
  const day = (at: Date) => formatDay(at, shop.view.i18n.dateFormat)
  const desk = { order, shop, words: paperTexts(language), texts: invoiceTexts(language), day }
  const { seller } = invoice
  return {
    title: `${desk.texts.invoice} ${numberOf(desk, invoice)}`,
    author: seller.name,
    language: spoken(language),
    madeAt: (credit ?? invoice).issuedAt.toISOString(),
    blocks: [...invoiceBlocks(desk, invoice), ...(credit ? creditBlocks(desk, credit, invoice) : [])],
    footer: [
      [seller.name, seller.registration],
      [seller.email, seller.telephone],
    ],
    pageLabel: desk.texts.page,
  }
}

function numberOf({ shop }: Desk, { kind, number }: Issued): string {
  return paperNumber(shop.website.code, kind, number)
}

function invoiceBlocks(desk: Desk, invoice: Issued): PdfBlock[] {
  const { order, shop, words, texts } = desk
  const { snapshot } = order
  const described = describeOrder(snapshot, shop.view)
  return [
    letterhead(desk, invoice),
    { kind: 'heading', text: texts.invoice },
    ...parties(desk, [
      [texts.invoiceNumber, numberOf(desk, invoice)],
      [texts.invoiceDate, desk.day(invoice.issuedAt)],
      [words.orderNumber, order.number],
      [words.orderDate, desk.day(order.placedAt)],
    ]),
    {
      kind: 'table',
      columns: [
        { title: words.item, width: 0.47, align: 'left' },
        { title: words.quantity, width: 0.1, align: 'right' },
        { title: words.unitPrice, width: 0.17, align: 'right' },
        { title: texts.rate, width: 0.11, align: 'right' },
        { title: words.amount, width: 0.15, align: 'right' },
      ],
      rows: described.lines.map(({ name, article, options, quantity, unit, rate, amount }) => ({
        cells: [name, quantity, unit, rate, amount],
        notes: [...options, article],
      })),
    },
    // The table below says the tax of prices that hold it.
    { kind: 'sums', rows: described.sums.filter(({ weight }) => weight !== 'quiet') },
    vatTable(desk, 1),
    ...notes(desk).map((text): PdfBlock => ({ kind: 'text', text })),
  ]
}

function creditBlocks(desk: Desk, credit: Issued, invoice: Issued): PdfBlock[] {
  const { order, words, texts } = desk
  return [
    { kind: 'page' },
    letterhead(desk, credit),
    { kind: 'heading', text: texts.credit },
    ...parties(desk, [
      [texts.creditNumber, numberOf(desk, credit)],
      [texts.creditDate, desk.day(credit.issuedAt)],
      [words.orderNumber, order.number],
    ]),
    { kind: 'text', text: fill(texts.creditOf, { number: numberOf(desk, invoice), date: desk.day(invoice.issuedAt) }) },
    vatTable(desk, -1),
    {
      kind: 'sums',
      rows: [{ label: texts.creditTotal, value: write(desk, -order.snapshot.totals.total.gross), weight: 'strong' }],
    },
  ]
}

/** The first word of the website's name is the mark, as in its pages. */
function letterhead({ order, shop, words }: Desk, { seller }: Issued): PdfBlock {
  const { language, taxCountry } = order.snapshot
  const [mark = '', ...suffix] = shop.website.name.split(' ')
  const vatId = seller.vatIds[taxCountry] ?? seller.vatIds[seller.country]
  const lines = [...sellerLines(seller, language), ...(vatId ? [fill(words.vatId, { id: vatId })] : [])]
  return { kind: 'letterhead', mark, suffix: suffix.join(' '), lines }
}

function parties({ order, words, texts }: Desk, facts: [string, string][]): PdfBlock[] {
  const { billing, shipping, language } = order.snapshot
  const vatId = billing.vatId ? [fill(words.vatId, { id: billing.vatId })] : []
  return [
    { kind: 'columns', columns: facts.map(([title, value]) => ({ title, lines: [value] })) },
    {
      kind: 'columns',
      columns: [
        { title: texts.billTo, lines: [...addressLines(billing, language), ...vatId] },
        ...(shipping ? [{ title: words.deliveryAddress, lines: addressLines(shipping.address, language) }] : []),
      ],
    },
  ]
}

/** sign −1: a credit takes the same amounts back. */
function vatTable(desk: Desk, sign: 1 | -1): PdfTable {
  const { order, texts } = desk
  const { byRate, total } = order.snapshot.totals
  const amounts = (sum: { net: number; tax: number; gross: number }) =>
    [sum.net, sum.tax, sum.gross].map((amount) => write(desk, sign * amount || 0))
  const column = (title: string, align: 'left' | 'right') => ({ title, width: 0.25, align })
  return {
    kind: 'table',
    title: texts.vatTable,
    dense: true,
    columns: [
      column(texts.rate, 'left'),
      column(texts.net, 'right'),
      column(texts.tax, 'right'),
      column(texts.gross, 'right'),
    ],
    rows: [
      ...byRate.map((sum) => ({ cells: [formatRate(sum.rate, order.snapshot.language), ...amounts(sum)] })),
      { cells: [texts.vatSum, ...amounts(total)] },
    ],
  }
}

function notes({ order, texts }: Desk): string[] {
  const { shown, lines, totals, billing, payment } = order.snapshot
  const isGiftCard = ({ selection }: (typeof lines)[number]) => selection.giftCard !== null
  const isUntaxed = totals.total.tax === 0 && totals.total.gross !== 0
  return [
    `${shown === 'gross' ? texts.pricesGross : texts.pricesNet} ${texts.supply} ${fill(texts.paid, { method: payment.title })}`,
    ...(lines.some(isGiftCard) ? [texts.untaxed] : []),
    ...(isUntaxed && billing.vatId !== '' && !lines.every(isGiftCard) ? [texts.reverseCharge] : []),
  ]
}

function write({ order, shop }: Desk, amount: number): string {
  return formatMoney({ amount, currency: order.snapshot.currency }, shop.view.i18n)
}
