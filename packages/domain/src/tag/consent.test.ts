import { expect, it } from 'vitest'
import { consentRuleOf, consentVersion, eventValue, isConsentValid, refusedConsent } from './index.ts'

const at = Date.UTC(2026, 10, 17)
const day = 86_400_000
const consent = { id: 'c', version: consentVersion, choices: refusedConsent, at }

it.each([
  ['GB', 181, true],
  ['GB', 183, false],
  ['DE', 364, true],
  ['DE', 366, false],
  ['IT', 181, true],
  ['IT', 183, false],
  ['SI', 181, true],
])('decides by the rule of %s whether consent is valid after %s days: %s', (country, days, isValid) => {
  expect(isConsentValid(consent, consentRuleOf(country), at + days * day)).toBe(isValid)
})

it('asks again when the text has changed, and when nothing was chosen', () => {
  const rule = consentRuleOf('GB')
  expect(isConsentValid({ ...consent, version: '2020-01' }, rule, at)).toBe(false)
  expect(isConsentValid(null, rule, at)).toBe(false)
})

it('has a close button, which means refusal, only where the law wants one', () => {
  expect(['GB', 'DE', 'IT'].map((country) => consentRuleOf(country).hasCloseButton)).toEqual([false, false, true])
})

it('adds up prices without rounding errors, and returns null if a price is hidden', () => {
  const item = { sku: 'A', name: 'A', price: 0.1, quantity: 3 }
  expect(eventValue([item, { ...item, price: 0.2, quantity: 1 }])).toBe(0.5)
  expect(eventValue([item, { ...item, price: null }])).toBeNull()
})
