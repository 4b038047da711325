import { expect, test } from 'vitest'
import {
  type CheckoutDetails,
  checkoutProblems,
  chosenAmong,
  emptyCheckout,
  hasProblems,
  isInCheckout,
  offeredPayments,
} from './index.ts'

const address = {
  firstName: 'Ada',
  lastName: 'L',
  country: 'GB',
  streetAddress: 'High Street',
  apartmentNumber: '1',
  city: 'Bath',
  state: '',
  region_id: 0,
  zipCode: 'BA1',
  phoneNumber: '',
}
const good: CheckoutDetails = {
  personalDetails: { ...address, emailAddress: 'ada@example.test', password: '', createAccount: false },
  shippingDetails: { ...address, shippingMethod: 'flatrate/flatrate' },
  paymentDetails: { ...address, company: '', taxId: '', paymentMethod: 'card', paymentMethodAdditional: {} },
  sendToShippingAddress: false,
}
const rules = { isVirtual: false, acceptsTerms: true, needsCompany: false }

test('details that are filled in have no problems', () => {
  expect(hasProblems(checkoutProblems(good, rules))).toBe(false)
})

test('an empty checkout names every field that is needed, part by part, in the order of the fields', () => {
  const problems = checkoutProblems(emptyCheckout('GB'), { ...rules, acceptsTerms: false })
  expect(problems).toEqual({
    personal: { emailAddress: 'email_required', firstName: 'name_required', lastName: 'required' },
    shipping: {
      firstName: 'name_required',
      lastName: 'required',
      zipCode: 'required',
      streetAddress: 'required',
      apartmentNumber: 'required',
      city: 'required',
      shippingMethod: 'required',
    },
    payment: { paymentMethod: 'required' },
    review: { acceptsTerms: 'terms' },
  })
  expect(Object.keys(problems.shipping)).toEqual([
    'firstName',
    'lastName',
    'zipCode',
    'streetAddress',
    'apartmentNumber',
    'city',
    'shippingMethod',
  ])
})

type Change = { personalDetails?: object; shippingDetails?: object; paymentDetails?: object }

test.each<[string, Change, object]>([
  ['a name of one letter', { personalDetails: { firstName: 'A' } }, { personal: { firstName: 'name_2' } }],
  ['a name without letters', { shippingDetails: { firstName: '12' } }, { shipping: { firstName: 'name_2' } }],
  ['a short postcode', { shippingDetails: { zipCode: ' E1 ' } }, { shipping: { zipCode: 'zip_code_3' } }],
  ['a short tax id', { paymentDetails: { taxId: 'GB' } }, { payment: { taxId: 'tax_id_3' } }],
  [
    'an account without a password',
    { personalDetails: { createAccount: true } },
    { personal: { password: 'required' } },
  ],
  [
    'a bill without an address',
    { paymentDetails: { city: '', zipCode: '' } },
    { payment: { zipCode: 'required', city: 'required' } },
  ],
])('%s is wrong', (_what, change, expected) => {
  const details = {
    ...good,
    personalDetails: { ...good.personalDetails, ...change.personalDetails },
    shippingDetails: { ...good.shippingDetails, ...change.shippingDetails },
    paymentDetails: { ...good.paymentDetails, ...change.paymentDetails },
  }
  expect(checkoutProblems(details, rules)).toEqual({ personal: {}, shipping: {}, payment: {}, review: {}, ...expected })
})

test('nothing is carried: no delivery is asked for, but an address for the bill', () => {
  const details = { ...emptyCheckout('GB'), personalDetails: good.personalDetails }
  const { shipping, payment } = checkoutProblems(details, { ...rules, isVirtual: true })
  expect([shipping, Object.keys(payment)]).toEqual([
    {},
    ['firstName', 'lastName', 'zipCode', 'streetAddress', 'apartmentNumber', 'city', 'paymentMethod'],
  ])
})

test('trade buyers give company and tax id', () => {
  expect(checkoutProblems(good, { ...rules, needsCompany: true }).payment).toEqual({
    company: 'required',
    taxId: 'required',
  })
})

test('without a connection only what can wait is offered, and nothing virtual is paid at a door', () => {
  const methods = [
    { code: 'card', atTheDoor: false, offline: false },
    { code: 'cod', atTheDoor: true, offline: true },
  ]
  const codes = (isOnline: boolean, isVirtual: boolean) =>
    offeredPayments(methods, { isOnline, isVirtual }).map(({ code }) => code)
  expect([codes(true, false), codes(false, false), codes(true, true), codes(false, true)]).toEqual([
    ['card', 'cod'],
    ['cod'],
    ['card'],
    [],
  ])
})

test('a choice stays while it is offered, else the default takes its place, else the first', () => {
  const offers = [{ key: 'a' }, { key: 'b', isDefault: true }]
  expect(['a', 'x', ''].map((key) => chosenAmong(offers, key))).toEqual(['a', 'b', 'b'])
  expect([chosenAmong([{ key: 'a' }], ''), chosenAmong([], 'a')]).toEqual(['a', ''])
})

test('somebody is in the checkout for half an hour after the last change', () => {
  const half = 1_800_000
  expect([isInCheckout(1000, 1000 + half - 1), isInCheckout(1000, 1000 + half), isInCheckout(2000, 1000)]).toEqual([
    true,
    false,
    false,
  ])
})
