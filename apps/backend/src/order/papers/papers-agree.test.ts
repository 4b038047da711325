import type { OrderSnapshot } from '@mantel/domain/order'
import fc from 'fast-check'
import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { drawDocument } from '../../platform/pdf/draw-document.ts'
import { stores, viewOf } from '../../store/testing.ts'
import { invoiceDocument } from '../invoice/invoice-document.ts'
import { writeOrderMail } from '../mails/write-order-mail.ts'
import { makeOrder, type OrderPlan, rateOf } from './testing/make-order.ts'

const runs = Number(process.env.MANTEL_RANDOM_ORDERS ?? 50)

/** What a reader sees: amounts in the order in which they stand, in minor units. */
function amountsIn(text: string, decimal: string): number[] {
  const found = text.match(/-?[£€][\d.,]*\d/g) ?? []
  return found.map((amount) => {
    const [whole = '', cents = ''] = amount.replace(/[£€]/, '').split(decimal)
    expect(cents).toHaveLength(2)
    return Number(`${whole.replace(/[.,]/g, '')}${cents}`)
  })
}

const textOf = (html: string) =>
  html
    .replace(/^[\s\S]*?<\/div>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')

/** Written down anew from what was agreed, not by the code that sets the papers. */
function wanted({ lines, totals, shown, shipping }: OrderSnapshot) {
  const goods = lines.flatMap((line) => [line.unit[shown], line.full[shown]])
  const sums = [
    totals.subtotal[shown],
    ...(totals.discount.gross !== 0 || totals.discount.net !== 0 ? [totals.discount[shown]] : []),
    ...(shipping ? [totals.shipping[shown]] : []),
  ]
  const taxed = totals.byRate.filter(({ rate }) => rate !== 0).flatMap(({ net, tax }) => [net, tax])
  const untaxed = totals.byRate.filter(({ rate, net }) => rate === 0 && net !== 0).map(({ net }) => net)
  const paid = totals.giftCards.length > 0 ? [...totals.giftCards.map(({ amount }) => -amount), totals.due] : []
  const total = totals.total.gross
  const table = [...totals.byRate, totals.total].flatMap(({ net, tax, gross }) => [net, tax, gross])
  return shown === 'gross'
    ? {
        mail: [...goods, ...sums, total, ...taxed, ...untaxed, ...paid],
        pdf: [...goods, ...sums, total, ...paid, ...table],
      }
    : {
        mail: [...goods, ...sums, totals.total.net, ...taxed, ...untaxed, total, ...paid],
        pdf: [...goods, ...sums, totals.total.net, ...taxed, total, ...paid, ...table],
      }
}

const plans: fc.Arbitrary<OrderPlan> = fc.constantFrom('default', 'de', 'it', 'trade', 'trade_eu').chain((store) => {
  const rate = fc.constantFrom(rateOf[store] ?? 20, rateOf[store] ?? 20, 5, 0)
  const unit = fc.uniqueArray(fc.record({ rate, amount: fc.integer({ min: 1, max: 300_000 }) }), {
    ...{ minLength: 1, maxLength: 2, selector: (part) => part.rate },
  })
  return fc.record({
    store: fc.constant(store),
    lines: fc.array(fc.record({ name: fc.constant('A clock'), unit, quantity: fc.integer({ min: 1, max: 30 }) }), {
      ...{ minLength: 1, maxLength: 6 },
    }),
    discount: fc.oneof(
      fc.constant(null),
      fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ kind: fc.constant('fixed' as const), amount: fc.integer({ min: 1, max: 5000 }) }),
      fc.constant({ kind: 'free_shipping' as const }),
    ),
    shipping: fc.option(fc.integer({ min: 0, max: 2500 })),
    giftShare: fc.constantFrom(0, 0, 0.3, 1),
  })
})

test(
  'for any order, what was agreed, the mail and the invoice agree to the penny',
  async () => {
    const property = fc.asyncProperty(plans, async (plan) => {
      const snapshot = makeOrder(plan)
      const view = viewOf(plan.store)
      const website = stores.websites.find(({ code }) => code === view.website)!
      const order = { number: '000000001', key: 'k', placedAt: new Date(0), snapshot }
      const { decimal } = view.i18n.priceFormat
      const { mail, pdf } = wanted(snapshot)

      const { html, text } = writeOrderMail('confirmation', order, { view, website }, { logo: null })
      expect(amountsIn(text, decimal)).toEqual(mail)
      expect(amountsIn(textOf(html), decimal)).toEqual(mail)

      const invoice = { kind: 'invoice' as const, number: 1, issuedAt: new Date(0), seller: website.seller }
      const bytes = await drawDocument(invoiceDocument(order, { invoice }, { view, website }))
      const read = await extractText(bytes, { mergePages: true })
      expect(amountsIn(read.text, decimal)).toEqual(pdf)
    })
    await fc.assert(property, { numRuns: runs })
  },
  runs * 1000,
)
