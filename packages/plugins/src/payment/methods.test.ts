import { expect, test } from 'vitest'
import { holdsCardNumber } from './card/card-number.ts'
import { inPaymentOrder, needsPayment } from './methods.ts'

test('methods stand in the family’s order, unknown ones last', () => {
  const offered = ['bank', 'cashondelivery', 'paypal', 'card'].map((code) => ({ code }))
  expect(inPaymentOrder(offered).map(({ code }) => code)).toEqual(['card', 'paypal', 'cashondelivery', 'bank'])
})

test('only what is left to pay is waited for, and only of a provider', () => {
  expect([needsPayment('card', 100), needsPayment('card', 0), needsPayment('cashondelivery', 100)]).toEqual([
    true,
    false,
    false,
  ])
})

test.each([
  ['plain', { a: '4929000000000109' }, true],
  ['in groups, among words', ['my card is 4929 0000-0000 0109, thanks'], true],
  ['as a number, deep inside', { a: [{ b: 4929000000000109 }] }, true],
  ['with a wrong check digit', '4929000000000108', false],
  ['an identifier', 'F8CE3CBF-6DA0-4F64-8CF4-02445AA42BE7', false],
  ['an identifier of digits', '49290000-0000-0109-8CF4-02445AA42BE7', false],
  ['an identifier that begins with such digits', '4929000000000109af3c', false],
])('a card number is found: %s', (_how, value, is) => {
  expect(holdsCardNumber(value)).toBe(is)
})
