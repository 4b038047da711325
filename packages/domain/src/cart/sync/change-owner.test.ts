import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownQuantities } from './cart-lines.ts'
import { type HeldCart, logInto, moveCart, parkCart } from './change-owner.ts'

const ids = () => {
  let count = 0
  return () => `n${++count}`
}
const held = (more: Partial<HeldCart> = {}): HeldCart => ({ lines: [], queue: [], coupon: null, ...more })

test("a guest's lines are added to the customer's cart, then the coupon is on again", () => {
  const guest = held({
    lines: [{ key: 'a', itemId: 1, qty: 2 }],
    queue: [{ id: '1', kind: 'add', key: 'b', qty: 1, sent: true }],
    coupon: 'TEN',
  })
  expect(logInto(guest, null, ids())).toEqual({
    lines: [],
    coupon: null,
    queue: [
      { id: 'n1', kind: 'add', key: 'a', qty: 2, merge: true },
      { id: 'n2', kind: 'add', key: 'b', qty: 1, merge: true },
      { id: 'n3', kind: 'coupon', code: 'TEN' },
    ],
  })
})

test('a coupon that was taken off, or is only asked for, goes along as it is wanted', () => {
  const asked = (code: string | null) => held({ coupon: 'TEN', queue: [{ id: '1', kind: 'coupon', code }] })
  expect(moveCart(asked(null), ids(), false).queue).toEqual([])
  expect(moveCart(asked('TWENTY'), ids(), false).queue).toEqual([{ id: 'n1', kind: 'coupon', code: 'TWENTY' }])
})

test('after a parked cart only what changed since counts: nothing is doubled by logging in again', () => {
  const parked = parkCart({ ...held({ lines: [{ key: 'a', itemId: 1, qty: 2 }] }), cartId: '9', customer: '5' })
  const guest = moveCart(parked, ids(), false)
  expect(logInto(guest, parked, ids(), '5').queue).toEqual([])
  const more = { ...guest, queue: [...guest.queue, { id: 'x', kind: 'add', key: 'a', qty: 3 } as const] }
  expect(logInto(more, parked, ids(), '5').queue).toEqual([{ id: 'n1', kind: 'add', key: 'a', qty: 3, merge: true }])
  const less = { ...guest, queue: [...guest.queue, { id: 'x', kind: 'set', key: 'a', qty: 1 } as const] }
  expect(logInto(less, parked, ids(), '5').queue).toEqual([{ id: 'n1', kind: 'set', key: 'a', qty: 1 }])
  const none = { ...guest, queue: [] }
  expect(logInto(none, parked, ids(), '5').queue).toEqual([{ id: 'n1', kind: 'remove', key: 'a', itemId: 1 }])
})

test('another customer gets nothing of a parked cart but what was added since', () => {
  const line = { key: 'a', itemId: 1, qty: 2 }
  const parked = parkCart({ ...held({ lines: [line], coupon: 'TEN' }), cartId: '9', customer: '5' })
  const guest = moveCart(parked, ids(), false)
  const more = { ...guest, queue: [...guest.queue, { id: 'x', kind: 'add', key: 'b', qty: 1 } as const] }
  expect(logInto(more, parked, ids(), '6')).toEqual({
    lines: [],
    coupon: null,
    queue: [{ id: 'n1', kind: 'add', key: 'b', qty: 1, merge: true }],
  })
})

test('whatever a cart holds, the shopper sees the same before and after it moves', () => {
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
        logInto(cart, null, ids()),
        logInto(moveCart(cart, ids(), false), parked, ids()),
      ])
        expect(shownQuantities(moved.lines, moved.queue)).toEqual(before)
    }),
  )
})
