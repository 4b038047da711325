import { describe, expect, it } from 'vitest'
import {
  type CheckoutDetails,
  checkoutProblems,
  emptyCheckout,
  hasProblems,
  isInCheckout,
  offeredPayments,
  savedAddressProblems,
  selectOffer,
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
  paymentDetails: {
    ...address,
    company: '',
    taxId: '',
    purchaseOrder: '',
    paymentMethod: 'card',
    paymentMethodAdditional: {},
  },
  sendToShippingAddress: false,
  chosenMethods: { delivery: '', payment: '' },
}
const rules = { isVirtual: false, acceptsTerms: true, needsCompany: false }

it('reports no problems for complete details', () => {
  expect(hasProblems(checkoutProblems(good, rules))).toBe(false)
})

it('lists every required field of an empty checkout in form order', () => {
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

it.each<[string, Change, object]>([
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
])('rejects %s', (_name, change, expected) => {
  const details = {
    ...good,
    personalDetails: { ...good.personalDetails, ...change.personalDetails },
    shippingDetails: { ...good.shippingDetails, ...change.shippingDetails },
    paymentDetails: { ...good.paymentDetails, ...change.paymentDetails },
  }
  expect(checkoutProblems(details, rules)).toEqual({ personal: {}, shipping: {}, payment: {}, review: {}, ...expected })
})

it('requires a billing address but no delivery for a virtual cart', () => {
  const details = { ...emptyCheckout('GB'), personalDetails: good.personalDetails }
  const { shipping, payment } = checkoutProblems(details, { ...rules, isVirtual: true })
  expect([shipping, Object.keys(payment)]).toEqual([
    {},
    ['firstName', 'lastName', 'zipCode', 'streetAddress', 'apartmentNumber', 'city', 'paymentMethod'],
  ])
})

it('requires company and tax id from trade buyers', () => {
  expect(checkoutProblems(good, { ...rules, needsCompany: true }).payment).toEqual({
    company: 'required',
    taxId: 'required',
  })
})

describe('offeredPayments', () => {
  const methods = [
    { code: 'now', start: 'pay-now', offline: false, forApprovedTrade: false, upTo: null },
    { code: 'delivery', start: 'on-delivery', offline: true, forApprovedTrade: false, upTo: 500 },
    { code: 'invoice', start: 'on-invoice', offline: false, forApprovedTrade: true, upTo: null },
  ] as const
  const usual = { isOnline: true, isVirtual: false, isApprovedTrade: false, due: null as number | null }
  const codes = (situation: Partial<typeof usual>) =>
    offeredPayments(methods, { ...usual, ...situation }).map(({ code }) => code)

  it('offers only methods whose orders can be queued without a connection', () => {
    expect([codes({}), codes({ isOnline: false })]).toEqual([['now', 'delivery'], ['delivery']])
  })

  it('offers no payment on delivery for a cart without a delivery', () => {
    expect([codes({ isVirtual: true }), codes({ isVirtual: true, isOnline: false })]).toEqual([['now'], []])
  })

  it('offers a method up to its largest amount', () => {
    expect([codes({ due: 500 }), codes({ due: 500.01 })]).toEqual([['now', 'delivery'], ['now']])
  })

  it('offers trade terms to approved trade buyers only', () => {
    expect(codes({ isApprovedTrade: true })).toEqual(['now', 'delivery', 'invoice'])
  })
})

it('requires no password of a guest who orders without a connection', () => {
  const details = { ...good, personalDetails: { ...good.personalDetails, createAccount: true } }
  expect(checkoutProblems(details, rules).personal).toEqual({ password: 'required' })
  expect(checkoutProblems(details, { ...rules, canCreateAccount: false }).personal).toEqual({})
})

it('keeps the selected method while it is offered, else selects the default, else the first', () => {
  const offers = [{ key: 'a' }, { key: 'b', isDefault: true }]
  const select = (current: string) => selectOffer(offers, { chosen: '', current }).key
  expect(['a', 'x', ''].map(select)).toEqual(['a', 'b', 'b'])
  expect(selectOffer([{ key: 'a' }], { chosen: '', current: '' }).key).toBe('a')
  expect(selectOffer([], { chosen: 'a', current: 'a' })).toEqual({ key: '', isWithdrawn: false })
})

it('selects the method that the shopper chose again as soon as it is available', () => {
  const both = [{ key: 'a' }, { key: 'b', isDefault: true }]
  const without = selectOffer([{ key: 'b' }], { chosen: 'a', current: 'a' })
  expect(without).toEqual({ key: 'b', isWithdrawn: true })
  expect(selectOffer(both, { chosen: 'a', current: without.key })).toEqual({ key: 'a', isWithdrawn: false })
})

it('keeps every selection while the list is provisional', () => {
  const provisional = [{ key: 'b', isDefault: true }]
  const select = (chosen: string, current: string) => selectOffer(provisional, { chosen, current }, true)
  expect(select('a', 'b')).toEqual({ key: 'a', isWithdrawn: false })
  expect([select('', 'x').key, select('', '').key]).toEqual(['x', 'b'])
})

it('counts a shopper as in checkout for 30 minutes after the last change', () => {
  const half = 1_800_000
  expect([isInCheckout(1000, 1000 + half), isInCheckout(1000, 1001 + half), isInCheckout(2000, 1000)]).toEqual([
    true,
    false,
    false,
  ])
})

it('applies the rules of delivery addresses to saved ones', () => {
  expect(savedAddressProblems({ ...address, vatId: '' })).toEqual({})
  expect(savedAddressProblems({ ...address, zipCode: 'B', city: '', vatId: 'X' })).toEqual({
    zipCode: 'zip_code_3',
    city: 'required',
    vatId: 'tax_id_3',
  })
})
