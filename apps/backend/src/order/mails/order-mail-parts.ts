import type { OrderSnapshot, ParcelLine } from '@mantel/domain/order'
import { type Language, type Seller, storePath } from '@mantel/domain/store'
import { cleanLine, withoutLinks } from '@mantel/domain/text'
import { commonTexts, type MailShop } from '../../mail/index.ts'
import {
  addressLines,
  fillPlaceholders,
  formatDay,
  formatVatNumber,
  sellerLines,
  supportedLanguage,
} from '../../platform/format.ts'
import { describeOrder, describeReverseCharge, type OrderDescription } from '../description/describe-order.ts'
import { describePaymentTerms, type PaymentTermsDescription } from '../description/describe-payment-terms.ts'
import { type OrderTexts, orderTexts } from '../description/order-texts.ts'
import { type Carriers, trackingUrl } from '../tracking-url.ts'
import { type OrderMailKind, type OrderMailTexts, orderMailTexts } from './order-mail-texts.ts'

/** The texts of a mail about an order, which HTML and plain text share. */
export type OrderMailParts = {
  language: Language
  subject: string
  heading: string
  greeting: string
  lead: string
  orderHeading: string
  words: OrderTexts
  order: OrderDescription
  /** null: the shop charges the VAT. */
  taxNote: string | null
  facts: { label: string; value: string }[]
  /** null: no bank transfer is needed. */
  paymentTerms: PaymentTermsDescription | null
  /** null: this mail is not about a parcel. */
  parcel: {
    heading: string
    contents: string[]
    facts: { label: string; value: string }[]
    link: ParcelLink | null
  } | null
  addresses: { label: string; lines: string[] }[]
  orderUrl: string
  toOrder: string
  questions: string
  withdrawal: { heading: string; paragraphs: string[]; formHeading: string; form: string[] } | null
  footer: string[]
}

type ParcelLink = { text: string; url: string }

/** isLast: nothing of the order is left to send. */
export type MailedParcel = { carrier: string; trackingNumber: string; lines: ParcelLine[]; isLast: boolean }

/** key: the secret in the link to the order, for guests. parcel: in mails about one. */
export type OrderToMail = {
  number: string
  key: string
  placedAt: Date
  snapshot: OrderSnapshot
  parcel?: MailedParcel
}

export function orderMailParts(kind: OrderMailKind, order: OrderToMail, { view, website }: MailShop): OrderMailParts {
  const { number, snapshot } = order
  const { language, buyer, shipping, payment, billing, purchaseOrder } = snapshot
  const words = orderTexts(language)
  const texts = orderMailTexts(language, snapshot.locale)
  const common = commonTexts(language)
  const name = safeText(`${buyer.firstname} ${buyer.lastname}`.trim())
  const fillIn = (text: string) =>
    fillPlaceholders(text, { number, shop: website.name, name, email: website.supportEmail })
  const { subject, heading, lead } = order.parcel?.isLast === false ? texts.partlyShipped : texts.orders[kind]
  const address = (label: string, of: OrderSnapshot['billing']) => ({
    label,
    lines: [...addressLines(of, language), ...(of.vatId ? [formatVatNumber(of.vatId, language)] : [])].map(safeText),
  })
  return {
    language: supportedLanguage(language),
    subject: fillIn(subject),
    heading: fillIn(heading),
    greeting: fillIn(common.greeting),
    lead: fillIn(lead),
    orderHeading: texts.yourOrder,
    words,
    order: withSafeOptions(describeOrder(snapshot, view)),
    taxNote: snapshot.reverseCharge ? describeReverseCharge(snapshot.reverseCharge, language) : null,
    facts: [
      { label: words.orderNumber, value: number },
      { label: words.orderDate, value: formatDay(order.placedAt, view.i18n) },
      ...(purchaseOrder ? [{ label: words.purchaseOrder, value: safeText(purchaseOrder) }] : []),
      ...(shipping ? [{ label: words.deliveryMethod, value: shipping.title }] : []),
      { label: words.paymentMethod, value: payment.title },
    ],
    parcel: order.parcel ? describeParcel(order.parcel, snapshot, texts.parcel, website.carriers) : null,
    paymentTerms: kind === 'confirmation' ? describePaymentTerms(order, view) : null,
    addresses: [
      address(words.billingAddress, billing),
      ...(shipping ? [address(words.deliveryAddress, shipping.address)] : []),
    ],
    orderUrl: `${website.publicUrl}${storePath(view, '/order-tracking')}?key=${encodeURIComponent(order.key)}`,
    toOrder: texts.toOrder,
    questions: fillIn(common.questions),
    withdrawal:
      kind === 'confirmation' && isForConsumers(snapshot) ? withdrawal(language, website.seller, number) : null,
    footer: [fillIn(texts.sentTo)],
  }
}

function describeParcel(
  parcel: MailedParcel,
  { lines }: OrderSnapshot,
  { contents, carrier, trackingNumber, track }: OrderMailTexts['parcel'],
  carriers: Carriers,
): OrderMailParts['parcel'] {
  const url = trackingUrl(parcel, carriers)
  const facts = [
    { label: carrier, value: parcel.carrier },
    { label: trackingNumber, value: parcel.trackingNumber },
  ]
  return {
    heading: contents,
    contents: parcel.lines.map(({ position, quantity }) => `${quantity} × ${lines[position]?.name ?? ''}`),
    facts: facts.filter(({ value }) => value !== ''),
    link: url === null ? null : { text: track, url },
  }
}

/** The mail may go to a stranger: texts of the buyer must not carry links. */
const safeText = (text: string) => withoutLinks(cleanLine(text))

const withSafeOptions = ({ lines, sums }: OrderDescription): OrderDescription => ({
  lines: lines.map((line) => ({ ...line, options: line.options.map(safeText) })),
  sums,
})

/** Prices shown to consumers must include tax; a store that shows net prices sells to businesses. */
function isForConsumers({ shown }: OrderSnapshot): boolean {
  return shown === 'gross'
}

function withdrawal(language: string, seller: Seller, number: string): OrderMailParts['withdrawal'] {
  const { heading, paragraphs, formHeading, form } = orderMailTexts(language, language).withdrawal
  const address = sellerLines(seller, language).slice(1).join(', ')
  const { name, email, telephone } = seller
  const fillIn = (text: string) => fillPlaceholders(text, { name, address, email, telephone, number })
  return { heading, paragraphs: paragraphs.map(fillIn), formHeading, form: form.map(fillIn) }
}
