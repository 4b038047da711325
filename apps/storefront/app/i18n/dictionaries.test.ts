import { messageKeys } from '@mantel/contract'
import { describe, expect, test } from 'vitest'
import { dictionaryLocale, dictionaryLocales, loadBuyingTexts, loadDictionary } from './dictionaries.ts'
import { buying as englishBuying } from './en-GB/buying.ts'
import { dictionary as english } from './en-GB/dictionary.ts'
import type { Plural } from './text.ts'

type Texts = Record<string, string | Plural>

const messages = new Set<string>(messageKeys)
const base: Texts = { ...english, ...englishBuying }
const wordings = (text: string | Plural) => (typeof text === 'string' ? [text] : [text.one, text.other])
const placeholders = (text: string) => [...new Set([...text.matchAll(/\{\w+\}/g)].map(String))].sort()

/** Word for word from the specification's validation rules, whole sentences where it gives them. */
const specified = [
  'Field is required',
  'Email is required',
  'Name is required',
  'Passwords must be identical',
  'Must be greater than 0',
  'Minimum order of {quantity}',
  'You must accept the terms and conditions',
  'Please provide a valid e-mail address',
  'Please fix the validation errors',
  'Please select the field which You like to sort by',
  'Product price is unknown, product cannot be added to the cart!',
  'Address Id missing',
  'You must have to login',
]

/** Names of screens and orders that the specification quotes. */
const quoted = [
  'Home Page',
  'My Account',
  'Checkout',
  'Compare Products',
  'Reviews',
  'Order confirmation',
  '404 Page Not Found',
  'Payment Information',
  'Summary',
  'Contact Us',
  'Latest',
  'Price low to high',
  'Price high to low',
  'Purchase date',
]

test.each([...specified, ...quoted])('the shop says: %s', (text) => {
  expect(Object.values(base)).toContain(text)
})

test('whatever the wire or the engine may tell can be said in every language', () => {
  for (const key of messageKeys) expect(base).toHaveProperty(key)
})

test('the button that places an order says that it obliges to pay, in every language', async () => {
  const said = await Promise.all(dictionaryLocales.map(loadBuyingTexts))
  expect(said.map((texts) => texts['checkout.order_and_pay'])).toEqual([
    'Place order and pay',
    'Place order and pay',
    'Zahlungspflichtig bestellen',
    'Ordina e paga',
  ])
})

test('no key means two things', () => {
  for (const key of Object.keys(english)) if (key in englishBuying) expect(english).toHaveProperty(key, base[key])
})

describe.each(dictionaryLocales)('%s', (locale) => {
  test('says everything, with the same placeholders in every form', async () => {
    const texts: Texts = { ...(await loadDictionary(locale)), ...(await loadBuyingTexts(locale)) }
    expect(Object.keys(texts).sort()).toEqual(Object.keys(base).sort())
    for (const [key, text] of Object.entries(texts)) {
      const [expected] = wordings(base[key]!).slice(-1)
      for (const wording of wordings(text)) {
        expect(placeholders(wording), key).toEqual(placeholders(expected!))
        expect(wording.trim(), key).toBe(wording)
        expect(wording, key).not.toBe('')
      }
    }
  })
})

test('German says Sie, Italian says tu, and both say it in their own words', async () => {
  const german: Texts = { ...(await loadDictionary('de-DE')), ...(await loadBuyingTexts('de-DE')) }
  const italian: Texts = { ...(await loadDictionary('it-IT')), ...(await loadBuyingTexts('it-IT')) }
  for (const text of Object.values(german).flatMap(wordings))
    expect(text).not.toMatch(/\b(du|dein\w*|dir|dich|euch|euer)\b/i)
  for (const text of Object.values(italian).flatMap(wordings))
    expect(text).not.toMatch(/\b(Lei|Suo|Sua|Suoi|Sue|La preghiamo|Inserisca|Scelga)\b/)
  /** Words that both languages have taken over, figures, and names. */
  const sameAnywhere =
    /^(ok|OK|Outlet|Newsletter|Journal|Account|Menu|Password|Filter|April|August|September|November|In \{name\}|\W*(\{\w+\}\W*)+( ?(cm|g))?)$/
  for (const texts of [german, italian])
    for (const [key, text] of Object.entries(texts)) {
      // The contract's own test looks after those.
      if (messages.has(key)) continue
      const own = wordings(text)[0]!
      if (!sameAnywhere.test(own)) expect(own, key).not.toBe(wordings(base[key]!)[0])
    }
})

test('a locale without a dictionary of its own borrows one of its language, else the base', () => {
  expect(dictionaryLocale('en-US')).toBe('en-US')
  expect(dictionaryLocale('de-AT')).toBe('de-DE')
  expect(dictionaryLocale('en-IE')).toBe('en-GB')
  expect(dictionaryLocale('fr-FR')).toBe('en-GB')
})
