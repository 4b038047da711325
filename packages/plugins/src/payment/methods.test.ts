import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { containsCardNumber } from './card-number.ts'
import { findPaymentMethod, freeOrderMethod, paymentMethods, sortPaymentMethods } from './methods.ts'
import { paymentServers } from './server-parts.ts'

const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory())

it('has one row for each folder and one folder for each row', () => {
  expect(paymentMethods.map(({ code }) => code).toSorted()).toEqual(folders.map(({ name }) => name).toSorted())
})

it.each(paymentMethods)(
  'has exactly the parts that the table row of $code lists',
  ({ code, hasServerPart, hasBrowserPart }) => {
    const hasFile = (name: string) => existsSync(join(import.meta.dirname, code, name))
    expect([hasFile('server.ts'), hasFile('browser.tsx')]).toEqual([hasServerPart, hasBrowserPart])
  },
)

it('has a provider for exactly the methods with immediate payment', () => {
  const immediate = paymentMethods.filter((method) => method.start === 'pay-now' && method !== freeOrderMethod)
  expect(paymentServers.map(({ code }) => code)).toEqual(immediate.map(({ code }) => code))
})

it.each(paymentServers)(
  'reads the settings of $code and defaults to the sandbox',
  ({ providerSetting, settings, readAccount }) => {
    expect(settings).toHaveProperty(providerSetting)
    expect(readAccount({}, (name) => name)).toBe('sandbox')
  },
)

it('sorts payment methods in the order of the method table and puts unknown ones last', () => {
  const offered = ['voucher', 'cashondelivery', 'paypal', 'card'].map((code) => ({ code }))
  expect(sortPaymentMethods(offered).map(({ code }) => code)).toEqual(['card', 'paypal', 'cashondelivery', 'voucher'])
  expect(findPaymentMethod('voucher')).toBeUndefined()
})

it.each([
  ['plain', { a: '4929000000000109' }, true],
  ['in groups, among words', ['my card is 4929 0000-0000 0109, thanks'], true],
  ['as a number, deep inside', { a: [{ b: 4929000000000109 }] }, true],
  ['with a wrong check digit', '4929000000000108', false],
  ['an identifier', 'F8CE3CBF-6DA0-4F64-8CF4-02445AA42BE7', false],
  ['an identifier of digits', '49290000-0000-0109-8CF4-02445AA42BE7', false],
  ['an identifier that begins with such digits', '4929000000000109af3c', false],
])('detects a card number: %s', (_name, value, expected) => {
  expect(containsCardNumber(value)).toBe(expected)
})
