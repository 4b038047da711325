import { messageKeys } from '@mantel/contract'
import { describe, expect, it } from 'vitest'
import { dictionaryLocale, dictionaryLocales, loadBuyingTexts, loadDictionary } from './dictionaries.ts'
import { buying as englishBuying } from './en-GB/buying.ts'
import { dictionary as english } from './en-GB/dictionary.ts'
import type { Plural } from './text.ts'

type Texts = Record<string, string | Plural>

const messages = new Set<string>(messageKeys)
const base: Texts = { ...english, ...englishBuying }
const wordings = (text: string | Plural) => (typeof text === 'string' ? [text] : [text.one, text.other])
const placeholders = (text: string) => [...new Set([...text.matchAll(/\{\w+\}/g)].map(String))].sort()

/** Texts quoted literally from the specification's validation rules. */
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

/** Screen titles and sort orders quoted from the specification. */
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

it.each([...specified, ...quoted])('contains the specified text "%s"', (text) => {
  expect(Object.values(base)).toContain(text)
})

it('has a text for every message key of API and client', () => {
  for (const key of messageKeys) expect(base).toHaveProperty(key)
})

it('labels the order button with the obligation to pay in every language', async () => {
  const dictionaries = await Promise.all(dictionaryLocales.map(loadBuyingTexts))
  expect(dictionaries.map((texts) => texts['checkout.order_and_pay'])).toEqual([
    'Place order and pay',
    'Place order and pay',
    'Zahlungspflichtig bestellen',
    'Ordina e paga',
  ])
})

it('has the same text for a key in both dictionaries', () => {
  for (const key of Object.keys(english)) if (key in englishBuying) expect(english).toHaveProperty(key, base[key])
})

describe.each(dictionaryLocales)('%s', (locale) => {
  it('has every text with the same placeholders in every plural form', async () => {
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

it('translates every text, and addresses readers with Sie in German and tu in Italian', async () => {
  const german: Texts = { ...(await loadDictionary('de-DE')), ...(await loadBuyingTexts('de-DE')) }
  const italian: Texts = { ...(await loadDictionary('it-IT')), ...(await loadBuyingTexts('it-IT')) }
  for (const text of Object.values(german).flatMap(wordings))
    expect(text).not.toMatch(/\b(du|dein\w*|dir|dich|euch|euer)\b/i)
  for (const text of Object.values(italian).flatMap(wordings))
    expect(text).not.toMatch(/\b(Lei|Suo|Sua|Suoi|Sue|La preghiamo|Inserisca|Scelga)\b/)
  /** Loanwords, figures and names that are the same in both languages. */
  const untranslated =
    /^(ok|OK|Home|Outlet|Newsletter|Journal|Account|Menu|Password|Filter|optional|standard|April|August|September|November|\W*(\{\w+\}\W*)+( ?(cm|g))?)$/
  for (const texts of [german, italian])
    for (const [key, text] of Object.entries(texts)) {
      // A test of packages/contract checks these message texts.
      if (messages.has(key)) continue
      const own = wordings(text)[0]!
      if (!untranslated.test(own)) expect(own, key).not.toBe(wordings(base[key]!)[0])
    }
})

it('falls back to a dictionary of the same language, then to the base', () => {
  expect(dictionaryLocale('en-US')).toBe('en-US')
  expect(dictionaryLocale('de-AT')).toBe('de-DE')
  expect(dictionaryLocale('en-IE')).toBe('en-GB')
  expect(dictionaryLocale('fr-FR')).toBe('en-GB')
})
