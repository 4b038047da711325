import { expect, it } from 'vitest'
import { stores, viewOf } from '../../store/testing.ts'
import { typicalOrder } from '../testing/make-order.ts'
import { writeOrderMail } from './write-order-mail.ts'

const shop = { view: viewOf('default'), website: stores.websites[0]! }
const attack = 'Win at https://evil.example/now\r\nor evil.example'

it('dates the order by the day in the time zone of the store', () => {
  const order = { number: '1', key: 'k', placedAt: new Date('2026-11-18T23:30:00Z'), snapshot: typicalOrder('de') }
  const { text } = writeOrderMail('confirmation', order, { ...shop, view: viewOf('de') })
  expect(text.join('\n')).toContain('19.11.2026')
})

it("removes links and line breaks from the buyer's texts in an order mail", () => {
  const order = typicalOrder('default')
  const billing = { ...order.billing, firstname: attack, company: attack, street: [attack] }
  const snapshot = { ...order, billing, buyer: { ...order.buyer, firstname: attack } }
  const mail = writeOrderMail('confirmation', { number: '1', key: 'k', placedAt: new Date(0), snapshot }, shop)
  const everything = [mail.subject, mail.preview, mail.body.html, ...mail.text].join('\n')
  expect(everything).toContain('Win at https evil. example')
  expect(everything).not.toMatch(/evil\.example|https:\/\/evil/)
})
