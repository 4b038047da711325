import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shownQuantities } from './cart-lines.ts'
import { type LocalCart, mergeIntoCustomerCart, moveCart, parkCart } from './change-owner.ts'

const ids = () => {
  let count = 0
  return () => `n${++count}`
}
const held = (more: Partial<LocalCart> = {}): LocalCart => ({ lines: [], queue: [], coupon: null, ...more })

it("adds a guest's lines to the customer's cart and then reapplies the coupon", () => {
  const guest = held({
    lines: [{ key: 'a', itemId: 1, qty: 2 }],
    queue: [{ id: '1', kind: 'add', key: 'b', qty: 1, sent: true }],
    coupon: 'TEN',
  })
  expect(mergeIntoCustomerCart(guest, null, ids())).toEqual({
    lines: [],
    coupon: null,
    queue: [
      { id: 'n1', kind: 'add', key: 'a', qty: 2, merge: true },
      { id: 'n2', kind: 'add', key: 'b', qty: 1, merge: true },
      { id: 'n3', kind: 'coupon', code: 'TEN' },
    ],
  })
})

it('carries over a pending coupon change', () => {
  const withPendingCoupon = (code: string | null) => held({ coupon: 'TEN', queue: [{ id: '1', kind: 'coupon', code }] })
  expect(moveCart(withPendingCoupon(null), ids(), false).queue).toEqual([])
  expect(moveCart(withPendingCoupon('TWENTY'), ids(), false).queue).toEqual([
    { id: 'n1', kind: 'coupon', code: 'TWENTY' },
  ])
})

it('sends only changes made since the cart was parked, so logging in again doubles nothing', () => {
  const parked = parkCart({ ...held({ lines: [{ key: 'a', itemId: 1, qty: 2 }] }), cartId: '9', customer: '5' })
  const guest = moveCart(parked, ids(), false)
  expect(mergeIntoCustomerCart(guest, parked, ids(), '5').queue).toEqual([])
  const more = { ...guest, queue: [...guest.queue, { id: 'x', kind: 'add', key: 'a', qty: 3 } as const] }
  expect(mergeIntoCustomerCart(more, parked, ids(), '5').queue).toEqual([
    { id: 'n1', kind: 'add', key: 'a', qty: 3, merge: true },
  ])
  const less = { ...guest, queue: [...guest.queue, { id: 'x', kind: 'set', key: 'a', qty: 1 } as const] }
  expect(mergeIntoCustomerCart(less, parked, ids(), '5').queue).toEqual([{ id: 'n1', kind: 'set', key: 'a', qty: 1 }])
  const none = { ...guest, queue: [] }
  expect(mergeIntoCustomerCart(none, parked, ids(), '5').queue).toEqual([
    { id: 'n1', kind: 'remove', key: 'a', itemId: 1 },
  ])
})

it('gives another customer only the lines added after the cart was parked', () => {
  const line = { key: 'a', itemId: 1, qty: 2 }
  const parked = parkCart({ ...held({ lines: [line], coupon: 'TEN' }), cartId: '9', customer: '5' })
  const guest = moveCart(parked, ids(), false)
  const more = { ...guest, queue: [...guest.queue, { id: 'x', kind: 'add', key: 'b', qty: 1 } as const] }
  expect(mergeIntoCustomerCart(more, parked, ids(), '6')).toEqual({
    lines: [],
    coupon: null,
    queue: [{ id: 'n1', kind: 'add', key: 'b', qty: 1, merge: true }],
  })
})

it('shows the shopper the same cart before and after a change of owner', () => {
  const line = fc.record({ key: fc.constantFrom('a', 'b', 'c'), qty: fc.integer({ min: 1, max: 9 }) })
  fc.assert(
    fc.property(fc.uniqueArray(line, { selector: ({ key }) => key }), fc.array(line), (agreed, added) => {
      const cart = held({
        lines: agreed.map((one, at) => ({ ...one, itemId: at })),
        queue: added.map((one, at) => ({ id: `q${at}`, kind: 'add', ...one })),
      })
      const before = shownQuantities(cart.lines, cart.queue)
      const parked = parkCart({ ...cart, cartId: '1', customer: null })
      for (const moved of [
        moveCart(cart, ids(), false),
        mergeIntoCustomerCart(cart, null, ids()),
        mergeIntoCustomerCart(moveCart(cart, ids(), false), parked, ids()),
      ])
        expect(shownQuantities(moved.lines, moved.queue)).toEqual(before)
    }),
  )
})
