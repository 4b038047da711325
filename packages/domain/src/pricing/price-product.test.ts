import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toMinorUnits } from '../money/index.ts'
import { withOptions } from './option-prices.ts'
import { type Priceable, type PriceContext, priceProduct } from './price-product.ts'
import { lineAmount, shownPrice, sumByRate } from './shown-price.ts'

const now = new Date('2026-11-15T12:00:00Z')
const consumer: PriceContext = {
  rounding: 'unit-gross',
  fractionDigits: 2,
  rateOf: (taxClass) => ({ 2: 20, 3: 5 })[taxClass] ?? 0,
  sourceIncludesTax: true,
  finalIncludesTax: true,
  tierGroupId: null,
  now,
}
const trade: PriceContext = { ...consumer, rounding: 'net-sum', sourceIncludesTax: false, finalIncludesTax: false }

const goods = (
  price: number,
  more: Partial<Priceable> & { special?: number; taxClassId?: number } = {},
): Priceable => ({
  typeId: 'simple',
  status: 1,
  prices: {
    price,
    specialPrice: more.special ?? null,
    finalPrice: null,
    specialFrom: null,
    specialTo: null,
    taxClassId: more.taxClassId ?? 2,
  },
  tierPrices: [],
  variants: [],
  parts: [],
  ...more,
})
const shownOf = (product: Priceable, context = consumer) =>
  shownPrice(priceProduct(product, context)!, context.rounding)

test('a consumer store rounds the gross, a trade store the net', () => {
  expect(shownOf(goods(19.95))).toEqual({ net: 1662, tax: 333, gross: 1995, original: null })
  expect(shownOf(goods(16.6249), trade)).toEqual({ net: 1662, tax: 332, gross: 1994, original: null })
})

test('a reduced price strikes through the list price', () => {
  expect(shownOf(goods(30, { special: 24 }))).toMatchObject({ gross: 2400, original: { gross: 3000 } })
  expect(shownOf(goods(30.004, { special: 30.001 })).original).toBeNull()
})

test('a gift card carries no tax', () => {
  expect(shownOf(goods(25, { typeId: 'amgiftcard' }))).toMatchObject({ net: 2500, tax: 0, gross: 2500 })
})

test('a configurable product costs what its cheapest enabled variant costs', () => {
  const variants = [goods(30), goods(20, { status: 2 }), goods(28, { special: 25 }), goods(27)]
  const parent = (price: number) => goods(price, { typeId: 'configurable', variants })
  for (const price of [0, 10, 26, 99]) {
    expect(shownOf(parent(price))).toMatchObject({ gross: 2500, original: { gross: 2800 } })
  }
  expect(shownOf({ ...parent(0), prices: null }).gross).toBe(2500)
  expect(shownOf(goods(40, { typeId: 'configurable', variants: [] })).gross).toBe(4000)
})

test('the list price of a configurable product stays its own unless a reduced variant is shown', () => {
  const list = (price: number, variant: Priceable) =>
    priceProduct(goods(price, { typeId: 'configurable', variants: [variant] }), consumer)?.prices.original.gross
  expect([list(22, goods(20)), list(0, goods(20)), list(22, goods(20, { special: 15 }))]).toEqual([22, 20, 20])
})

test('a bundle costs its default choice, a grouped product all of its goods', () => {
  const parts = [
    { product: goods(10), qty: 2 },
    { product: goods(5.25, { taxClassId: 3 }), qty: 1 },
    { product: goods(12, { special: 9 }), qty: 1 },
    { product: goods(99), qty: -1 },
    { product: null, qty: 1 },
  ]
  expect(shownOf(goods(0, { typeId: 'bundle', parts }))).toEqual({
    net: 3425 - 483 - 25 + 100,
    tax: 483 + 25,
    gross: 3525,
    original: expect.objectContaining({ gross: 3825 }),
  })
  expect(shownOf(goods(0, { typeId: 'grouped', parts })).gross).toBe(3425)
  expect(shownOf(goods(15, { typeId: 'bundle' })).gross).toBe(1500)
})

test('a tier counts for its own group, from its quantity on, and only downwards', () => {
  const product = goods(10, {
    special: 9,
    tierPrices: [
      { groupId: 10, qty: 1, value: 8.33 },
      { groupId: 10, qty: 12, value: 7.77 },
      { groupId: 11, qty: 1, value: 5.55 },
      { groupId: 12, qty: 1, value: 11.11 },
    ],
  })
  const net = (tierGroupId: number | null, quantity?: number) =>
    shownPrice(priceProduct(product, { ...trade, tierGroupId }, quantity)!, 'net-sum').net
  expect([net(null), net(0), net(10), net(10, 12), net(11), net(12)]).toEqual([900, 900, 833, 777, 555, 900])
})

test('options add a fixed amount or a percentage of the price', () => {
  const engraved = withOptions(
    priceProduct(goods(24), consumer)!,
    [
      { price: 5, priceType: 'fixed' },
      { price: 10, priceType: 'percent' },
    ],
    consumer,
  )
  expect(engraved.prices.price.net).toBeCloseTo(20 + 5 + 2, 9)
  expect(engraved.prices.price.gross).toBeCloseTo(24 + 5 + 2.4, 9)
  expect(shownPrice(engraved, 'unit-gross').gross).toBe(3140)
})

const price = fc.integer({ min: 0, max: 9_999_999 }).map((n) => n / 10_000)
const simple = fc
  .record({ price, special: fc.option(price, { nil: undefined }), taxClassId: fc.constantFrom(0, 2, 3) })
  .map(({ price: list, ...more }) => goods(list, more))
const part = fc.record({ product: fc.option(simple, { freq: 9 }), qty: fc.integer({ min: 0, max: 4 }) })
const anyProduct = fc.oneof(
  simple,
  fc.array(simple, { minLength: 1, maxLength: 4 }).map((variants) => goods(0, { typeId: 'configurable', variants })),
  fc
    .tuple(fc.constantFrom('bundle' as const, 'grouped' as const), fc.array(part, { maxLength: 4 }))
    .map(([typeId, parts]) => goods(1, { typeId, parts })),
)
const anyRate = fc.constantFrom(0, 5, 7, 19, 20, 22, 8.875)
const anyContext = fc
  .record({ base: fc.constantFrom(consumer, trade), high: anyRate, low: anyRate })
  .map(({ base, high, low }): PriceContext => ({ ...base, rateOf: (taxClass) => ({ 2: high, 3: low })[taxClass] ?? 0 }))

test('net + tax = gross for any cart, and its lines and VAT lines add up to the total', () => {
  const line = fc.tuple(anyProduct, fc.integer({ min: -3, max: 40 }))
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), anyContext, (lines, context) => {
      const sums = sumByRate(
        lines.map(([product, quantity]) => lineAmount(priceProduct(product, context)!.unit, quantity)),
        context.rounding,
      )
      for (const { net, tax, gross } of [...sums.lines, ...sums.byRate, sums.total]) {
        expect(net + tax).toBe(gross)
        expect([net, tax, gross].every(Number.isInteger)).toBe(true)
      }
      for (const field of ['net', 'tax', 'gross'] as const) {
        expect(sums.lines.reduce((sum, vat) => sum + vat[field], 0)).toBe(sums.total[field])
      }
    }),
  )
})

test('list, page and cart show one price, and it is the document’s figure rounded once', () => {
  fc.assert(
    fc.property(anyProduct, anyContext, (product, context) => {
      const priced = priceProduct(product, context)!
      const { original: _, ...list } = shownPrice(priced, context.rounding)
      expect(sumByRate([lineAmount(priced.unit, 1)], context.rounding).total).toEqual(list)
      const { gross, net } = priced.prices.price
      if (context.rounding === 'unit-gross') expect(toMinorUnits(gross)).toBe(list.gross)
      else expect(toMinorUnits(net)).toBe(list.net)
    }),
  )
})

test('ten of a kind cost ten times one', () => {
  fc.assert(
    fc.property(anyProduct, anyContext, fc.integer({ min: 1, max: 99 }), (product, context, quantity) => {
      const { unit } = priceProduct(product, context)!
      const one = sumByRate([lineAmount(unit, 1)], context.rounding).total
      const many = sumByRate([lineAmount(unit, quantity)], context.rounding).total
      const basis = context.rounding === 'unit-gross' ? 'gross' : 'net'
      expect(many[basis]).toBe(one[basis] * quantity)
    }),
  )
})

test('trade VAT is taken on the sum of a rate, not line by line', () => {
  const { unit } = priceProduct(goods(0.12), trade)!
  const sums = sumByRate([unit, unit, unit, unit, unit], 'net-sum')
  expect(sums.total).toEqual({ net: 60, tax: 12, gross: 72 })
  expect(sums.byRate).toEqual([{ rate: 20, net: 60, tax: 12, gross: 72 }])
})

test('what one group pays never depends on the tiers of another', () => {
  const tiers = fc.array(
    fc.record({ groupId: fc.constantFrom(0, 10, 11), qty: fc.integer({ min: 1, max: 3 }), value: price }),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(simple, tiers, fc.constantFrom(0, 10, 11), (product, tierPrices, tierGroupId) => {
      const context = { ...trade, tierGroupId }
      const own = tierPrices.filter(({ groupId }) => groupId === tierGroupId)
      expect(priceProduct({ ...product, tierPrices }, context)).toEqual(
        priceProduct({ ...product, tierPrices: own }, context),
      )
    }),
  )
})
