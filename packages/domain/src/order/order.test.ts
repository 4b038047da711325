import { expect, it } from 'vitest'
import {
  allocateStock,
  canChangeState,
  firstState,
  type OrderState,
  type ProductStock,
  priceChanges,
  stateOfWire,
  wireState,
} from './index.ts'

const level = { available: 5, isInStock: true, isCounted: true, minimum: 1, maximum: 10_000, pack: 1 }
const stockOf = (more: Partial<ProductStock['level']> = {}, onHand: number | null = 5): ProductStock => ({
  level: { ...level, ...more },
  onHand,
})
const line = (quantity: number, taken: Record<number, number>, boughtId = 1) => ({ quantity, taken, boughtId })

it('adds up lines that share a product, as single items and in bundles', () => {
  const stock = new Map([
    [1, stockOf()],
    [2, stockOf({ available: 9 }, 9)],
  ])
  expect(allocateStock([line(2, { 1: 1 }), line(1, { 1: 3, 2: 2 }, 7)], stock)).toEqual({
    ok: true,
    taken: [
      { productId: 1, quantity: 5 },
      { productId: 2, quantity: 2 },
    ],
  })
  expect(allocateStock([line(3, { 1: 1 }), line(1, { 1: 3 }, 7)], stock)).toEqual({
    ok: false,
    line: 0,
    refusal: { ok: false, code: 'max_quantity', params: { maxQuantity: 2 } },
  })
})

it.each([
  ['takes nothing of products without managed stock', stockOf({ isCounted: false }, null), 100, []],
  ['takes at most the units on hand on backorder', stockOf({ isCounted: false, available: 0 }, 3), 8, [[1, 3]]],
  ['takes nothing when no units are on hand', stockOf({ isCounted: false, available: 0 }, 0), 8, []],
])('%s', (_, stock, quantity, taken) => {
  const plan = allocateStock([line(quantity, { 1: 1 })], new Map([[1, stock]]))
  expect(plan.ok && plan.taken.map(({ productId, quantity }) => [productId, quantity])).toEqual(taken)
})

it.each([
  ['out of stock', stockOf({ isInStock: false }), 1, 'out_of_stock'],
  ['not a whole number of packs', stockOf({ pack: 6 }), 4, 'pack_size'],
  ['below the minimum', stockOf({ minimum: 2 }), 1, 'minimum_order'],
])('refuses a line that is %s', (_, stock, quantity, code) => {
  expect(allocateStock([line(quantity, { 1: 1 })], new Map([[1, stock]]))).toMatchObject({ refusal: { code } })
})

it('reports a price that differs by a penny and skips lines without an expected price', () => {
  const of = (expected: number | null, gross: number) => ({ sku: 'A', name: 'An A', qty: 2, expected, gross })
  expect(priceChanges([of(12, 1200), of(11.999, 1200), of(null, 1)], 2)).toEqual([])
  expect(priceChanges([of(11.99, 1200), of(12.01, 1200)], 2)).toMatchObject([
    { old: 11.99, new: 12 },
    { old: 12.01, new: 12 },
  ])
})

it.each([
  ['pay-now', 0, 'paid'],
  ['pay-now', 1, 'pending_payment'],
  ['on-delivery', 1, 'received'],
  ['on-invoice', 1, 'received'],
  ['on-invoice', 0, 'paid'],
] as const)('starts an order that is paid %s with %i left to pay as %s', (start, due, state) => {
  expect(firstState({ due, start })).toBe(state)
})

it('never leaves a final state and refunds only paid orders', () => {
  const states: OrderState[] = ['received', 'pending_payment', 'paid', 'shipped', 'cancelled', 'refunded']
  for (const to of states)
    for (const from of ['cancelled', 'refunded'] as const) expect(canChangeState(from, to)).toBe(false)
  expect(states.filter((from) => canChangeState(from, 'refunded'))).toEqual(['paid', 'shipped'])
  expect(states.filter((from) => canChangeState(from, 'cancelled'))).toEqual(['received', 'pending_payment'])
  expect(new Set(states.map((state) => wireState(state).status)).size).toBe(states.length)
})

it('reads a state back from its name on the wire, and reads unknown names as received', () => {
  const states: OrderState[] = ['received', 'pending_payment', 'paid', 'shipped', 'cancelled', 'refunded']
  expect(states.map((state) => stateOfWire(wireState(state).status))).toEqual(states)
  expect(stateOfWire('fraud')).toBe('received')
})
