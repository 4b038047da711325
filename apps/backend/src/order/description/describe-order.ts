import { formatMoney } from '@mantel/domain/money'
import type { OrderedLine, OrderSnapshot } from '@mantel/domain/order'
import type { StoreView } from '@mantel/domain/store'
import { fillPlaceholders, formatRate } from '../../platform/format.ts'
import { type OrderTexts, orderTexts } from './order-texts.ts'

/** An order as texts and formatted amounts. Mail and invoice are both made from this, so they cannot disagree. */
export type OrderDescription = {
  lines: LineDescription[]
  sums: SumRow[]
}

export type LineDescription = {
  name: string
  article: string
  /** 'Colour: Oak' */
  options: string[]
  quantity: string
  unit: string
  amount: string
  /** '20%'; several for a bundle whose products have different rates. */
  rate: string
}

/** strong: the total. quiet: an explanation that is not part of the sum. */
export type SumRow = { label: string; value: string; weight: 'strong' | 'normal' | 'quiet' }

export function describeOrder(order: OrderSnapshot, { i18n }: Pick<StoreView, 'i18n'>): OrderDescription {
  const texts = orderTexts(order.language)
  const write = (amount: number) => formatMoney({ amount, currency: order.currency }, i18n)
  return {
    lines: order.lines.map((line) => describeLine(line, order, texts, write)),
    sums: [...sumRows(order, texts, write), ...paymentRows(order, texts, write)],
  }
}

type Write = (amount: number) => string

function describeLine(line: OrderedLine, { shown, language }: OrderSnapshot, texts: OrderTexts, write: Write) {
  return {
    name: line.name,
    article: fillPlaceholders(texts.article, { sku: line.boughtSku }),
    options: line.options.map(({ label, value }) => `${label}: ${value}`),
    quantity: String(line.quantity),
    unit: write(line.unit[shown]),
    amount: write(line.full[shown]),
    rate: line.rates.map((rate) => formatRate(rate, language)).join(', '),
  }
}

/** If the store's prices include tax, the tax rows follow the total; otherwise they come before it. */
function sumRows(order: OrderSnapshot, texts: OrderTexts, write: Write): SumRow[] {
  const { totals, shown, coupon, shipping } = order
  const row = (label: string, amount: number): SumRow => ({ label, value: write(amount), weight: 'normal' })
  const discount = coupon ? fillPlaceholders(texts.discountWith, { code: coupon }) : texts.discount
  const productRows = [
    row(texts.subtotal, totals.subtotal[shown]),
    ...(totals.discount.gross !== 0 || totals.discount.net !== 0 ? [row(discount, totals.discount[shown])] : []),
    ...(shipping || totals.shipping.gross !== 0 ? [row(texts.delivery, totals.shipping[shown])] : []),
  ]
  const total: SumRow = { label: texts.total, value: write(totals.total.gross), weight: 'strong' }
  if (shown === 'gross') return [...productRows, total, ...vatRows(order, texts.vatIncluded, texts, write, 'quiet')]
  return [
    ...productRows,
    row(texts.totalNet, totals.total.net),
    ...vatRows(order, texts.vat, texts, write, 'normal'),
    total,
  ]
}

/** One row for each VAT rate. Untaxed amounts, such as gift cards, also get a row, unless they are 0. */
function vatRows(order: OrderSnapshot, text: string, texts: OrderTexts, write: Write, weight: SumRow['weight']) {
  return order.totals.byRate
    .filter(({ rate, net }) => rate !== 0 || net !== 0)
    .map(({ rate, net, tax }): SumRow => {
      if (order.reverseCharge) {
        const label = fillPlaceholders(texts.vatReverseCharge, {
          rate: formatRate(0, order.language),
          net: write(net),
        })
        return { label, value: write(tax), weight }
      }
      if (rate === 0) return { label: fillPlaceholders(texts.noVat, { net: write(net) }), value: '', weight: 'quiet' }
      const label = fillPlaceholders(text, { rate: formatRate(rate, order.language), net: write(net) })
      return { label, value: write(tax), weight }
    })
}

function paymentRows({ totals, payment }: OrderSnapshot, texts: OrderTexts, write: Write): SumRow[] {
  if (totals.giftCards.length === 0) return []
  return [
    ...totals.giftCards.map(({ hint, amount }): SumRow => {
      return { label: fillPlaceholders(texts.giftCard, { hint }), value: write(-amount), weight: 'normal' }
    }),
    {
      label: totals.due > 0 ? fillPlaceholders(texts.paidBy, { method: payment.title }) : texts.toPay,
      value: write(totals.due),
      weight: 'strong',
    },
  ]
}

/** The note that the law requires on a reverse-charge invoice, with both VAT numbers. */
export function describeReverseCharge(
  { buyerVatId, sellerVatId }: NonNullable<OrderSnapshot['reverseCharge']>,
  language: string,
): string {
  return fillPlaceholders(orderTexts(language).reverseChargeNote, { buyer: buyerVatId, seller: sellerVatId })
}
