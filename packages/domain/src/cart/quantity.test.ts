import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  checkQuantity,
  checkStock,
  largestQuantity,
  nextQuantity,
  noSaleLimit,
  parseQuantity,
  quantityProblem,
  type StockLevel,
} from './quantity.ts'

const level = (more: Partial<StockLevel> = {}): StockLevel => ({
  available: 10,
  isInStock: true,
  isCounted: true,
  minimum: 1,
  maximum: 10_000,
  pack: 1,
  ...more,
})

it.each([
  [2, 2],
  ['2', 2],
  [' 12 ', 12],
  [0, null],
  [-1, null],
  [1.5, null],
  ['1.5', null],
  ['', null],
  ['two', null],
  [Number.NaN, null],
  [2 ** 60, null],
  [null, null],
  [[2], null],
])('parses %j as %j', (given, pieces) => {
  expect(parseQuantity(given)).toBe(pieces)
})

it.each([
  [0, level(), 'quantity_invalid', {}],
  [-1, level(), 'quantity_invalid', {}],
  [1.5, level(), 'quantity_invalid', {}],
  [5, level({ minimum: 6 }), 'minimum_order', { quantity: 6 }],
  [1e9, level(), 'max_quantity', { maxQuantity: 10_000 }],
  [8, level({ pack: 6 }), 'pack_size', { quantity: 6 }],
])('refuses %d of %j with %s', (quantity, stock, code, params) => {
  expect(checkQuantity(quantity, stock)).toEqual({ ok: false, code, params })
})

it.each([
  ['what there is', 10, [{ stock: level(), perPiece: 1, elsewhere: 0 }], null],
  ['one more', 11, [{ stock: level(), perPiece: 1, elsewhere: 0 }], 10],
  ['what other lines leave', 8, [{ stock: level(), perPiece: 1, elsewhere: 3 }], 7],
  ['nothing left by others', 1, [{ stock: level(), perPiece: 1, elsewhere: 12 }], 0],
  ['sets of three', 4, [{ stock: level(), perPiece: 3, elsewhere: 0 }], 3],
  [
    'the scarcest part',
    5,
    [
      { stock: level(), perPiece: 1, elsewhere: 0 },
      { stock: level({ available: 4 }), perPiece: 1, elsewhere: 0 },
    ],
    4,
  ],
  [
    'products without managed stock',
    5000,
    [{ stock: level({ isCounted: false, available: 0 }), perPiece: 1, elsewhere: 9 }],
    null,
  ],
])('checks stock for %s', (_, quantity, uses, max) => {
  const refusal = max === null ? null : { ok: false, code: 'max_quantity', params: { maxQuantity: max } }
  expect(checkStock(quantity, uses)).toEqual(refusal)
})

it('reports out_of_stock when a product or a part has no stock', () => {
  const out = { ok: false, code: 'out_of_stock', params: {} }
  expect(checkStock(1, [{ stock: level({ available: 0 }), perPiece: 1, elsewhere: 0 }])).toEqual(out)
  expect(checkStock(1, [{ stock: level({ isInStock: false, isCounted: false }), perPiece: 1, elsewhere: 0 }])).toEqual(
    out,
  )
  expect(checkStock(1, [{ stock: level({ available: 2 }), perPiece: 3, elsewhere: 0 }])).toEqual(out)
})

it('returns the smallest allowed quantity that is not below the given one', () => {
  const rules = fc.record({
    minimum: fc.nat(30),
    maximum: fc.integer({ min: 1, max: 60 }),
    pack: fc.integer({ min: 1, max: 12 }),
  })
  fc.assert(
    fc.property(fc.nat(70), rules, (from, rule) => {
      const stock = level(rule)
      const next = nextQuantity(from, stock)
      for (let quantity = from; quantity < (next ?? 70); quantity++)
        expect(checkQuantity(quantity, stock)).not.toBeNull()
      if (next !== null) expect(checkQuantity(next, stock)).toBeNull()
    }),
  )
})

it('finds the largest quantity in whole packs within stock and limit, 0 below the minimum', () => {
  const level = { available: 20, isInStock: true, isCounted: true, minimum: 12, maximum: 100, pack: 6 }
  expect(largestQuantity(level)).toBe(18)
  expect(largestQuantity({ ...level, maximum: 13 })).toBe(12)
  expect(largestQuantity({ ...level, available: 11 })).toBe(0)
  expect(largestQuantity({ ...level, isInStock: false })).toBe(0)
  expect(largestQuantity({ ...level, isCounted: false, maximum: noSaleLimit })).toBe(noSaleLimit)
})

it.each([
  ['', null],
  ['1', null],
  ['99', null],
  ['100', 'quantity_below'],
  ['0', 'quantity_above_0'],
  ['-1', 'quantity_above_0'],
  ['1.5', 'quantity_integer'],
  ['two', 'quantity_integer'],
])('reports the problem of the typed quantity %j', (typed, problem) => {
  expect(quantityProblem(typed, { min: 1, max: 99 })).toBe(problem)
})

it('accepts 0 where it removes a line', () => {
  expect(quantityProblem('0', { min: 0, max: 99 })).toBeNull()
  expect(quantityProblem('-1', { min: 0, max: 99 })).toBe('quantity_above_0')
})
