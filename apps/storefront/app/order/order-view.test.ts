import type { StoredOrder } from '@mantel/client'
import { expect, it } from 'vitest'
import { accountHint, type OrderView, orderViewFromStored } from './order-view.ts'

const guest = { belongsToCustomer: false, userExistingCustomer: false, firstName: 'Ada' } as OrderView

it.each([
  ['offers a guest an account', guest, false, 'offer'],
  ['offers none to a shopper who has signed in since', guest, true, null],
  ['offers none where the name is not known', { ...guest, firstName: '' }, false, null],
  ['confirms the account that was created with the order', { ...guest, belongsToCustomer: true }, true, 'created'],
  [
    'says nothing to an existing customer',
    { ...guest, belongsToCustomer: true, userExistingCustomer: true },
    true,
    null,
  ],
] as const)('%s', (_, order, isSignedIn, hint) => {
  expect(accountHint(order, isSignedIn)).toBe(hint)
})

it('shows lines of a stored order at the price that was charged', () => {
  const line = (goods: object) => ({ key: 'a', qty: 24, goods })
  const price = { shown: 500, before: null, other: 600, rate: 20, from: false }
  const order = {
    confirmation: null,
    owner: null,
    summary: {},
    body: { addressInformation: { billingAddress: {} } },
    lines: [
      line({ price, unit: [{ rate: 20, amount: 450 }] }),
      line({ price: null, unit: [{ rate: 20, amount: 450 }] }),
      line({ price, unit: null }),
      line({ price: null, unit: null }),
    ],
  } as unknown as StoredOrder
  const prices = { shown: 'net', rounding: 'net-sum' } as Parameters<typeof orderViewFromStored>[1]
  expect(orderViewFromStored(order, prices).lines.map(({ total }) => total)).toEqual([10_800, 10_800, 12_000, null])
})
