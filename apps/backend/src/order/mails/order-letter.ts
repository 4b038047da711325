import type { OrderSnapshot } from '@mantel/domain/order'
import { type Seller, type StoreView, storePath, type Website } from '@mantel/domain/store'
import { type DescribedOrder, describeOrder } from '../papers/describe-order.ts'
import { addressLines, formatDay, sellerLines } from '../papers/format.ts'
import { fill, type PaperTexts, paperTexts, spoken } from '../papers/paper-texts.ts'
import { type MailKind, mailTexts } from './mail-texts.ts'

/** What a mail tells about an order, in its language, before it is set as HTML or as plain text. */
export type OrderLetter = {
  language: string
  subject: string
  heading: string
  greeting: string
  lead: string
  orderHeading: string
  words: PaperTexts
  order: DescribedOrder
  facts: { label: string; value: string }[]
  addresses: { label: string; lines: string[] }[]
  shopUrl: string
  orderUrl: string
  toOrder: string
  questions: string
  withdrawal: { heading: string; paragraphs: string[]; formHeading: string; form: string[] } | null
  footer: string[]
}

/** key: opens the order for whoever holds it, so that a guest finds it again. */
export type OrderToTell = { number: string; key: string; placedAt: Date; snapshot: OrderSnapshot }
export type Shop = { view: Pick<StoreView, 'i18n' | 'prefix' | 'tax'>; website: Website }

export function orderLetter(kind: MailKind, order: OrderToTell, { view, website }: Shop): OrderLetter {
  const { number, snapshot } = order
  const { language, buyer, shipping, payment, billing } = snapshot
  const words = paperTexts(language)
  const texts = mailTexts(language, snapshot.locale)
  const name = `${buyer.firstname} ${buyer.lastname}`.trim()
  const say = (text: string) => fill(text, { number, shop: website.name, name, email: website.supportEmail })
  const { subject, heading, lead } = texts.orders[kind]
  const address = (label: string, of: OrderSnapshot['billing']) => ({
    label,
    lines: [...addressLines(of, language), ...(of.vatId ? [fill(words.vatId, { id: of.vatId })] : [])],
  })
  return {
    language: spoken(language),
    subject: say(subject),
    heading: say(heading),
    greeting: say(texts.greeting),
    lead: say(lead),
    orderHeading: texts.yourOrder,
    words,
    order: describeOrder(snapshot, view),
    facts: [
      { label: words.orderNumber, value: number },
      { label: words.orderDate, value: formatDay(order.placedAt, view.i18n.dateFormat) },
      ...(shipping ? [{ label: words.deliveryMethod, value: shipping.title }] : []),
      { label: words.paymentMethod, value: payment.title },
    ],
    addresses: [
      address(words.billingAddress, billing),
      ...(shipping ? [address(words.deliveryAddress, shipping.address)] : []),
    ],
    shopUrl: `${website.publicUrl}${storePath(view, '/')}`,
    orderUrl: `${website.publicUrl}${storePath(view, '/success')}?key=${encodeURIComponent(order.key)}`,
    toOrder: texts.toOrder,
    questions: say(texts.questions),
    withdrawal:
      kind === 'confirmation' && isForConsumers(snapshot) ? withdrawal(language, website.seller, number) : null,
    footer: [say(texts.sentTo), ...sellerFooter(website.seller, language, snapshot.taxCountry)],
  }
}

/** Consumers have to be shown prices with tax; a store that shows them without sells to businesses. */
function isForConsumers({ shown }: OrderSnapshot): boolean {
  return shown === 'gross'
}

function withdrawal(language: string, seller: Seller, number: string): OrderLetter['withdrawal'] {
  const { heading, paragraphs, formHeading, form } = mailTexts(language, language).withdrawal
  const address = sellerLines(seller, language).slice(1).join(', ')
  const { name, email, telephone } = seller
  const say = (text: string) => fill(text, { name, address, email, telephone, number })
  return { heading, paragraphs: paragraphs.map(say), formHeading, form: form.map(say) }
}

export function sellerFooter(seller: Seller, language: string, taxCountry: string): string[] {
  const vatId = seller.vatIds[taxCountry] ?? seller.vatIds[seller.country]
  const numbers = [seller.registration, ...(vatId ? [fill(paperTexts(language).vatId, { id: vatId })] : [])]
  return [sellerLines(seller, language).join(', '), numbers.join(' · '), `${seller.email} · ${seller.telephone}`]
}
