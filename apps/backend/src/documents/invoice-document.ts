import { formatMoney } from '@mantel/domain/money'
import { isPaymentOutstanding, type OrderSnapshot, type OrderState } from '@mantel/domain/order'
import type { StoreView, Website } from '@mantel/domain/store'
import {
  describeOrder,
  describePaymentTerms,
  describeReverseCharge,
  type OrderTexts,
  orderTexts,
} from '../order/index.ts'
import {
  addressLines,
  fillPlaceholders,
  formatDay,
  formatRate,
  formatVatNumber,
  sellerLines,
  supportedLanguage,
} from '../platform/format.ts'
import type { PdfBlock, PdfDocument, PdfTable } from '../platform/pdf/index.ts'
import type { CreditNote } from './describe-credits.ts'
import { documentNumber } from './document-number.ts'
import { type DocumentTexts, documentTexts } from './document-texts.ts'
import type { IssuedDocument } from './invoice.repository.ts'

export type OrderToInvoice = { number: string; placedAt: Date; snapshot: OrderSnapshot }

type PaymentFacts = { refunded: number; history: readonly { state: OrderState; at: Date }[] }
export type InvoiceShop = { view: Pick<StoreView, 'i18n'>; website: Pick<Website, 'code' | 'name'> }

type InvoiceInput = {
  order: OrderToInvoice
  shop: InvoiceShop
  words: OrderTexts
  texts: DocumentTexts
  /** Formats a date as the document shows it. */
  day(at: Date, on: IssuedDocument): string
}

/**
 * The invoice, followed by its credit notes. Its only sources are the order's snapshot, its requests, its history and the issued rows.
 * refunded: the gross amount of all granted requests. history: oldest first; bank details are printed only while payment is outstanding.
 */
export function createInvoiceDocument(
  order: OrderToInvoice,
  issued: { invoice: IssuedDocument; credits?: readonly CreditNote[] } & Partial<PaymentFacts>,
  shop: InvoiceShop,
): PdfDocument {
  const { language } = order.snapshot
  const { invoice, credits = [], refunded = 0, history = [] } = issued
  const { dateFormat } = shop.view.i18n
  const day: InvoiceInput['day'] = (at, { timeZone }) => formatDay(at, { dateFormat, timeZone })
  const input = { order, shop, words: orderTexts(language), texts: documentTexts(language), day }
  const { seller } = invoice
  return {
    title: `${input.texts.invoice} ${numberOf(input, invoice)}`,
    author: seller.name,
    language: supportedLanguage(language),
    madeAt: (credits.at(-1)?.issued ?? invoice).issuedAt.toISOString(),
    blocks: [
      ...invoiceBlocks(input, invoice, { refunded, history }),
      ...credits.flatMap((credit) => creditBlocks(input, credit, invoice)),
    ],
    footer: [
      [seller.name, seller.registration],
      [seller.email, seller.telephone],
    ],
    pageLabel: input.texts.page,
  }
}

function numberOf({ shop }: InvoiceInput, { kind, number }: IssuedDocument): string {
  return documentNumber(shop.website.code, kind, number)
}

function invoiceBlocks(input: InvoiceInput, invoice: IssuedDocument, payment: PaymentFacts): PdfBlock[] {
  const { order, shop, words, texts } = input
  const { snapshot } = order
  const described = describeOrder(snapshot, shop.view)
  return [
    letterhead(input, invoice),
    { kind: 'heading', text: texts.invoice },
    ...parties(input, [
      [texts.invoiceNumber, numberOf(input, invoice)],
      [texts.invoiceDate, input.day(invoice.issuedAt, invoice)],
      [words.orderNumber, order.number],
      [words.orderDate, input.day(order.placedAt, invoice)],
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
    // Omits the quiet rows, which state the included tax: the VAT table below shows it.
    { kind: 'sums', rows: described.sums.filter(({ weight }) => weight !== 'quiet') },
    vatTable(input, snapshot.totals, 1),
    ...transferBlocks(input, invoice, payment),
    ...notes(input).map((text): PdfBlock => ({ kind: 'text', text })),
  ]
}

/** Due date, reference and bank account of an order on invoice; after its payment only the day of the payment. */
function transferBlocks(
  { order, shop, texts, day }: InvoiceInput,
  invoice: IssuedDocument,
  { refunded, history }: PaymentFacts,
): PdfBlock[] {
  const paid = history.find(({ state }) => state === 'paid')
  if (paid && order.snapshot.payment.terms)
    return [{ kind: 'text', text: fillPlaceholders(texts.paidOn, { date: day(paid.at, invoice) }) }]
  if (!isPaymentOutstanding(history.map(({ state }) => state))) return []
  const terms = describePaymentTerms(order, shop.view, refunded)
  if (!terms) return []
  const perColumn = Math.ceil(terms.facts.length / 2)
  const columns = chunksOf(perColumn, terms.facts).map((facts, index) => ({
    title: index === 0 ? terms.heading : ' ',
    lines: facts.map(({ label, value }) => `${label}: ${value}`),
  }))
  return [
    { kind: 'columns', columns },
    { kind: 'text', text: terms.text },
  ]
}

function chunksOf<T>(size: number, all: readonly T[]): T[][] {
  return all.length === 0 ? [] : [all.slice(0, size), ...chunksOf(size, all.slice(size))]
}

function creditBlocks(input: InvoiceInput, credit: CreditNote, invoice: IssuedDocument): PdfBlock[] {
  const { order, words, texts } = input
  const { issued, lines, isRest, total } = credit
  const { language, reverseCharge } = order.snapshot
  const reference = { number: numberOf(input, invoice), date: input.day(invoice.issuedAt, invoice) }
  const intro = lines ? texts.creditPartOf : isRest ? texts.creditRestOf : texts.creditOf
  return [
    { kind: 'page' },
    letterhead(input, issued),
    { kind: 'heading', text: texts.credit },
    ...parties(input, [
      [texts.creditNumber, numberOf(input, issued)],
      [texts.creditDate, input.day(issued.issuedAt, issued)],
      [words.orderNumber, order.number],
    ]),
    { kind: 'text', text: fillPlaceholders(intro, reference) },
    ...(lines ? [creditedLines(input, lines)] : []),
    vatTable(input, credit, -1),
    {
      kind: 'sums',
      rows: [{ label: texts.creditTotal, value: write(input, -total.gross || 0), weight: 'strong' }],
    },
    ...(reverseCharge ? [{ kind: 'text' as const, text: describeReverseCharge(reverseCharge, language) }] : []),
  ]
}

/** The lines that the buyer has returned. */
function creditedLines({ order, shop, words }: InvoiceInput, lines: NonNullable<CreditNote['lines']>): PdfTable {
  const described = describeOrder(order.snapshot, shop.view).lines
  return {
    kind: 'table',
    columns: [
      { title: words.item, width: 0.8, align: 'left' },
      { title: words.quantity, width: 0.2, align: 'right' },
    ],
    rows: lines.flatMap(({ position, quantity }) => {
      const line = described[position]
      return line ? [{ cells: [line.name, String(quantity)], notes: [...line.options, line.article] }] : []
    }),
  }
}

/** The first word of the website's name is the logo, as on its pages. */
function letterhead({ order, shop }: InvoiceInput, { seller }: IssuedDocument): PdfBlock {
  const { language, taxCountry, reverseCharge } = order.snapshot
  const [mark = '', ...suffix] = shop.website.name.split(' ')
  const vatId = reverseCharge?.sellerVatId ?? seller.vatIds[taxCountry] ?? seller.vatIds[seller.country]
  const lines = [...sellerLines(seller, language), ...(vatId ? [formatVatNumber(vatId, language)] : [])]
  return { kind: 'letterhead', mark, suffix: suffix.join(' '), lines }
}

function parties({ order, words, texts }: InvoiceInput, facts: [string, string][]): PdfBlock[] {
  const { billing, shipping, language, purchaseOrder } = order.snapshot
  const vatId = billing.vatId ? [formatVatNumber(billing.vatId, language)] : []
  return [
    { kind: 'columns', columns: facts.map(([title, value]) => ({ title, lines: [value] })) },
    ...(purchaseOrder
      ? [{ kind: 'columns' as const, columns: [{ title: words.purchaseOrder, lines: [purchaseOrder] }] }]
      : []),
    {
      kind: 'columns',
      columns: [
        { title: texts.billTo, lines: [...addressLines(billing, language), ...vatId] },
        ...(shipping ? [{ title: words.deliveryAddress, lines: addressLines(shipping.address, language) }] : []),
      ],
    },
  ]
}

/** sign −1: a credit note lists the same amounts as negative. */
function vatTable(
  input: InvoiceInput,
  { byRate, total }: Pick<CreditNote, 'byRate' | 'total'>,
  sign: 1 | -1,
): PdfTable {
  const { order, texts } = input
  const amounts = (sum: { net: number; tax: number; gross: number }) =>
    [sum.net, sum.tax, sum.gross].map((amount) => write(input, sign * amount || 0))
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

function notes({ order, texts }: InvoiceInput): string[] {
  const { shown, lines, payment, reverseCharge } = order.snapshot
  const isGiftCard = ({ selection }: (typeof lines)[number]) => selection.giftCard !== null
  return [
    `${shown === 'gross' ? texts.pricesGross : texts.pricesNet} ${texts.supply} ${fillPlaceholders(texts.paid, { method: payment.title })}`,
    ...(lines.some(isGiftCard) ? [texts.untaxed] : []),
    ...(reverseCharge ? [describeReverseCharge(reverseCharge, order.snapshot.language)] : []),
  ]
}

function write({ order, shop }: InvoiceInput, amount: number): string {
  return formatMoney({ amount, currency: order.snapshot.currency }, shop.view.i18n)
}
