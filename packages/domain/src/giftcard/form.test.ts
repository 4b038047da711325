import { expect, it } from 'vitest'
import { deliveryDay, fromWireDay, type GiftCardEntries, giftCardProblems, toWireDay } from './index.ts'

const entries: GiftCardEntries = {
  value: 2500,
  senderName: 'Ann',
  recipientName: 'Bo',
  recipientEmail: 'bo@a.test',
  message: '',
  image: '',
  sendNow: true,
  deliveryDate: '',
}
const limits = { amounts: [2500, 5000], open: { from: 500, to: 50_000 }, needsRecipient: true }

it.each([
  ['nothing wrong', {}, {}],
  ['no value', { value: null }, { value: 'required' }],
  ['a value of 0', { value: 0 }, { value: 'greater_than_0' }],
  ['a value below the limit', { value: 499 }, { value: 'gift_card_amount' }],
  ['a value above the limit', { value: 50_001 }, { value: 'gift_card_amount' }],
  ['no names', { senderName: ' ', recipientName: '' }, { senderName: 'name_required', recipientName: 'name_required' }],
  ['a name of one letter', { senderName: 'A' }, { senderName: 'name_2' }],
  ['no address', { recipientEmail: '' }, { recipientEmail: 'email_required' }],
  ['a wrong address', { recipientEmail: 'bo@a' }, { recipientEmail: 'email' }],
  ['a date without a date', { sendNow: false }, { deliveryDate: 'required' }],
  ['yesterday', { sendNow: false, deliveryDate: '2026-11-14' }, { deliveryDate: 'gift_card_date' }],
  ['today', { sendNow: false, deliveryDate: '2026-11-15' }, {}],
])('validates a form with %s', (_, changes, problems) => {
  expect(giftCardProblems({ ...entries, ...changes }, limits, '2026-11-15')).toEqual(problems)
})

it.each([
  ['2026-03-28T23:59:59Z', '2026-03-28'],
  ['2026-03-29T22:59:59Z', '2026-03-29'],
  ['2026-03-29T23:00:00Z', '2026-03-30'],
  ['2026-10-24T23:00:00Z', '2026-10-25'],
  ['2026-10-25T23:59:59Z', '2026-10-25'],
  ['2026-10-26T00:00:00Z', '2026-10-26'],
])('starts a new day at midnight in London: %s', (now, day) => {
  expect(deliveryDay(new Date(now))).toBe(day)
})

it('writes days as MM/DD/YYYY and reads them back', () => {
  expect(toWireDay('2026-12-24')).toBe('12/24/2026')
  expect(fromWireDay('12/24/2026')).toBe('2026-12-24')
  expect(fromWireDay('tomorrow')).toBe('')
})
