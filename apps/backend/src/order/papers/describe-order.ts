import { formatMoney } from '@mantel/domain/money'
import type { OrderedLine, OrderSnapshot } from '@mantel/domain/order'
import type { StoreView } from '@mantel/domain/store'
import { formatRate } from './format.ts'
import { fill, type PaperTexts, paperTexts } from './paper-texts.ts'

/** An order in words and written amounts. Mail and invoice are set from this, so they cannot disagree. */
export type DescribedOrder = {
  lines: DescribedLine[]
  sums: SumRow[]
}

export type DescribedLine = {
  name: string
  article: string
  /** 'Colour: Oak' */
  options: string[]
  quantity: string
  unit: string
  amount: string
  /** '20%'; several where a bundle holds goods of several rates. */
  rate: string
}

/** strong: what the eye looks for. quiet: explains, and is not part of the sum. */
export type SumRow = { label: string; value: string; weight: 'strong' | 'normal' | 'quiet' }

export function describeOrder(order: OrderSnapshot, { i18n }: Pick<StoreView, 'i18n'>): DescribedOrder {
  const texts = paperTexts(order.language)
  const write = (amount: number) => formatMoney({ amount, currency: order.currency }, i18n)
  return {
    lines: order.lines.map((line) => describeLine(line, order, texts, write)),
    sums: [...sumRows(order, texts, write), ...paymentRows(order, texts, write)],
  }
}

type Write = (amount: number) => string

function describeLine(line: OrderedLine, { shown, language }: OrderSnapshot, texts: PaperTexts, write: Write) {
  return {
    name: line.name,
    article: fill(texts.article, { sku: line.boughtSku }),
    options: line.options.map(({ label, value }) => `${label}: ${value}`),
    quantity: String(line.quantity),
    unit: write(line.unit[shown]),
    amount: write(line.full[shown]),
    rate: line.rates.map((rate) => formatRate(rate, language)).join(', '),
  }
}

/** Prices with tax: the tax is said after the total. Without: it is added before it. */
function sumRows(order: OrderSnapshot, texts: PaperTexts, write: Write): SumRow[] {
  const { totals, shown, coupon, shipping } = order
  const row = (label: string, amount: number): SumRow => ({ label, value: write(amount), weight: 'normal' })
  const discount = coupon ? fill(texts.discountWith, { code: coupon }) : texts.discount
  const goods = [
    row(texts.subtotal, totals.subtotal[shown]),
    ...(totals.discount.gross !== 0 || totals.discount.net !== 0 ? [row(discount, totals.discount[shown])] : []),
    ...(shipping || totals.shipping.gross !== 0 ? [row(texts.delivery, totals.shipping[shown])] : []),
  ]
  const total: SumRow = { label: texts.total, value: write(totals.total.gross), weight: 'strong' }
  if (shown === 'gross') return [...goods, total, ...vatRows(order, texts.vatIncluded, texts, write, 'quiet')]
  return [...goods, row(texts.totalNet, totals.total.net), ...vatRows(order, texts.vat, texts, write, 'normal'), total]
}

/** What bears no tax, such as gift cards that are bought, is said where other things do. */
function vatRows(order: OrderSnapshot, text: string, texts: PaperTexts, write: Write, weight: SumRow['weight']) {
  return order.totals.byRate
    .filter(({ rate, net }) => rate !== 0 || net !== 0)
    .map(({ rate, net, tax }): SumRow => {
      if (rate === 0) return { label: fill(texts.noVat, { net: write(net) }), value: '', weight: 'quiet' }
      const label = fill(text, { rate: formatRate(rate, order.language), net: write(net) })
      return { label, value: write(tax), weight }
    })
}

function paymentRows({ totals, payment }: OrderSnapshot, texts: PaperTexts, write: Write): SumRow[] {
  if (totals.giftCards.length === 0) return []
  return [
    ...totals.giftCards.map(({ hint, amount }): SumRow => {
      return { label: fill(texts.giftCard, { hint }), value: write(-amount), weight: 'normal' }
    }),
    {
      label: totals.due > 0 ? fill(texts.paidBy, { method: payment.title }) : texts.toPay,
      value: write(totals.due),
      weight: 'strong',
    },
  ]
}
