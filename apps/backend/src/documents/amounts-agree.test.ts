import type { OrderSnapshot } from '@mantel/domain/order'
import fc from 'fast-check'
import { extractText } from 'unpdf'
import { expect, it } from 'vitest'
import { composeMail } from '../mail/compose-mail.ts'
import { writeOrderMail } from '../order/mails/write-order-mail.ts'
import { makeOrder, rateOf, type TestOrder } from '../order/testing/make-order.ts'
import { drawDocument } from '../platform/pdf/draw-document.ts'
import { stores, viewOf } from '../store/testing.ts'
import { createInvoiceDocument } from './invoice-document.ts'

const runs = Number(process.env.MANTEL_RANDOM_ORDERS ?? 50)

/** The amounts in a text from top to bottom, in minor units. */
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

/** The expected amounts, computed from the snapshot without the code under test. */
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

const plans: fc.Arbitrary<TestOrder> = fc.constantFrom('default', 'de', 'it', 'trade', 'trade_eu').chain((store) => {
  const rate = fc.constantFrom(rateOf[store] ?? 20, rateOf[store] ?? 20, 5, 0)
  const unit = fc.uniqueArray(fc.record({ rate, amount: fc.integer({ min: 1, max: 300_000 }) }), {
    minLength: 1,
    maxLength: 2,
    selector: (part) => part.rate,
  })
  return fc.record({
    store: fc.constant(store),
    lines: fc.array(fc.record({ name: fc.constant('A clock'), unit, quantity: fc.integer({ min: 1, max: 30 }) }), {
      minLength: 1,
      maxLength: 6,
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

it(
  'writes the same amounts in snapshot, mail and invoice for any order',
  async () => {
    const property = fc.asyncProperty(plans, async (plan) => {
      const snapshot = makeOrder(plan)
      const view = viewOf(plan.store)
      const website = stores.websites.find(({ code }) => code === view.website)!
      const order = { number: '000000001', key: 'k', placedAt: new Date(0), snapshot }
      const { decimal } = view.i18n.priceFormat
      const { mail, pdf } = wanted(snapshot)

      const shop = { view, website }
      const { html, text } = composeMail(writeOrderMail('confirmation', order, shop), shop, { logo: null })
      expect(amountsIn(text, decimal)).toEqual(mail)
      expect(amountsIn(textOf(html), decimal)).toEqual(mail)

      const invoice = {
        kind: 'invoice' as const,
        request: 0,
        number: 1,
        issuedAt: new Date(0),
        seller: website.seller,
        timeZone: 'UTC',
      }
      const bytes = await drawDocument(createInvoiceDocument(order, { invoice }, { view, website }))
      const read = await extractText(bytes, { mergePages: true })
      expect(amountsIn(read.text, decimal)).toEqual(pdf)
    })
    await fc.assert(property, { numRuns: runs })
  },
  runs * 1000,
)
