import { expect, it } from 'vitest'
import { accountHint, type OrderView } from './order-view.ts'

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
