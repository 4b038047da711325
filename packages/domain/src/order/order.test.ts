import { expect, test } from 'vitest'
import { canMove, firstState, type OrderState, priceChanges, type Shelved, takeStock, wireState } from './index.ts'

const level = { available: 5, isInStock: true, isCounted: true, minimum: 1, maximum: 10_000, pack: 1 }
const shelf = (more: Partial<Shelved['level']> = {}, onHand: number | null = 5): Shelved => ({
  level: { ...level, ...more },
  onHand,
})
const line = (quantity: number, taken: Record<number, number>, boughtId = 1) => ({ quantity, taken, boughtId })

test('lines that share a product are counted together, alone and in sets', () => {
  const stock = new Map([
    [1, shelf()],
    [2, shelf({ available: 9 }, 9)],
  ])
  expect(takeStock([line(2, { 1: 1 }), line(1, { 1: 3, 2: 2 }, 7)], stock)).toEqual({
    ok: true,
    taken: [
      { productId: 1, quantity: 5 },
      { productId: 2, quantity: 2 },
    ],
  })
  expect(takeStock([line(3, { 1: 1 }), line(1, { 1: 3 }, 7)], stock)).toEqual({
    ok: false,
    line: 0,
    refusal: { ok: false, code: 'max_quantity', params: { maxQuantity: 2 } },
  })
})

test.each([
  ['what is not counted takes nothing', shelf({ isCounted: false }, null), 100, []],
  ['beyond stock as much is taken as there is', shelf({ isCounted: false, available: 0 }, 3), 8, [[1, 3]]],
  ['of nothing nothing is taken', shelf({ isCounted: false, available: 0 }, 0), 8, []],
])('%s', (_, shelved, quantity, taken) => {
  const plan = takeStock([line(quantity, { 1: 1 })], new Map([[1, shelved]]))
  expect(plan.ok && plan.taken.map(({ productId, quantity }) => [productId, quantity])).toEqual(taken)
})

test.each([
  ['off the shelf', shelf({ isInStock: false }), 1, 'out_of_stock'],
  ['in packs', shelf({ pack: 6 }), 4, 'pack_size'],
  ['below the minimum', shelf({ minimum: 2 }), 1, 'minimum_order'],
])('%s: refused by the rules of the cart', (_, shelved, quantity, code) => {
  expect(takeStock([line(quantity, { 1: 1 })], new Map([[1, shelved]]))).toMatchObject({ refusal: { code } })
})

test('a price is another one from the first penny on, lower or higher; who expects none is told of none', () => {
  const of = (expected: number | null, gross: number) => ({ sku: 'A', name: 'An A', qty: 2, expected, gross })
  expect(priceChanges([of(12, 1200), of(11.999, 1200), of(null, 1)], 2)).toEqual([])
  expect(priceChanges([of(11.99, 1200), of(12.01, 1200)], 2)).toMatchObject([
    { old: 11.99, new: 12 },
    { old: 12.01, new: 12 },
  ])
})

test('an order begins where its payment puts it', () => {
  expect(firstState({ due: 0, atTheDoor: true })).toBe('paid')
  expect(firstState({ due: 1, atTheDoor: true })).toBe('received')
  expect(firstState({ due: 1, atTheDoor: false })).toBe('pending_payment')
})

test('what is over stays over, and money comes back only for what was paid', () => {
  const states: OrderState[] = ['received', 'pending_payment', 'paid', 'shipped', 'cancelled', 'refunded']
  for (const to of states) for (const from of ['cancelled', 'refunded'] as const) expect(canMove(from, to)).toBe(false)
  expect(states.filter((from) => canMove(from, 'refunded'))).toEqual(['paid', 'shipped'])
  expect(states.filter((from) => canMove(from, 'cancelled'))).toEqual(['received', 'pending_payment'])
  expect(new Set(states.map((state) => wireState(state).status)).size).toBe(states.length)
})
