import { websiteOf } from '@mantel/domain/store'
import { describe, expect, it } from 'vitest'
import { paletteOf } from '../../mail/index.ts'
import { stores, viewOf } from '../../store/testing.ts'
import { renderOrderHtml } from '../mails/order-html.ts'
import { orderMailParts } from '../mails/order-mail-parts.ts'
import { renderOrderText } from '../mails/order-text.ts'
import { typicalOrder } from '../testing/make-order.ts'
import { describePaymentTerms } from './describe-payment-terms.ts'

const account = { currency: 'GBP', holder: 'Mantel Trade Ltd', bank: 'Example Bank', bic: 'EXMPGB2L' }
const gb = { ...account, iban: 'GB33BUKB20201555555555' }
const si = { ...account, iban: 'SI56192001234567892' }

function onInvoice(store: string, bank = gb) {
  const snapshot = typicalOrder(store)
  const payment = { ...snapshot.payment, terms: { dueOn: '2026-12-17', account: bank } }
  return { number: '000000012', key: 'key', placedAt: new Date('2026-11-17'), snapshot: { ...snapshot, payment } }
}

describe('payment terms', () => {
  it.each([
    ['trade', 'by 17/12/2026', 'Payment reference'],
    ['trade_eu', 'by 12/17/2026', 'Payment reference'],
    ['de', 'bis zum 17.12.2026', 'Verwendungszweck'],
    ['it', 'entro il 17/12/2026', 'Causale'],
  ])('uses the language and the date format of %s', (store, date, label) => {
    const terms = describePaymentTerms(onInvoice(store), viewOf(store))
    expect(terms?.text).toContain(date)
    expect(terms?.facts).toContainEqual({ label, value: 'RF68000000012' })
  })

  it('shows a sort code for British accounts only', () => {
    const labels = (bank: typeof gb) =>
      describePaymentTerms(onInvoice('trade', bank), viewOf('trade'))?.facts.map(({ label }) => label)
    expect(labels(gb)).toContain('Sort code')
    expect(labels(si)).not.toContain('Sort code')
  })

  it('describes the payment terms in the confirmation mail and in no later mail', () => {
    const view = viewOf('trade')
    const shop = { view, website: websiteOf(stores, view) }
    const text = (kind: 'confirmation' | 'shipped') =>
      renderOrderText(orderMailParts(kind, onInvoice('trade'), shop)).join()
    const inHtml = (kind: 'confirmation' | 'shipped') =>
      renderOrderHtml(orderMailParts(kind, onInvoice('trade'), shop), paletteOf(shop.website)).html.replace(
        /<[^>]+>/g,
        ' ',
      )
    expect(text('confirmation')).toContain('IBAN: GB33 BUKB 2020 1555 5555 55')
    for (const part of ['GB33 BUKB 2020 1555 5555 55', 'EXMPGB2L', 'Mantel Trade Ltd', 'RF68000000012', '17/12/2026'])
      expect(inHtml('confirmation')).toContain(part)
    for (const written of [text('shipped'), inHtml('shipped')]) expect(written).not.toMatch(/IBAN|GB33/)
  })

  it('returns null for other payment methods', () => {
    const order = { number: '000000012', snapshot: typicalOrder('trade') }
    expect(describePaymentTerms(order, viewOf('trade'))).toBeNull()
  })
})
