import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toMinorUnits } from '../money/index.ts'
import { priceWithOptions } from './option-prices.ts'
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

const createProduct = (
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

it('rounds the gross price in a consumer store and the net price in a trade store', () => {
  expect(shownOf(createProduct(19.95))).toEqual({ net: 1662, tax: 333, gross: 1995, original: null })
  expect(shownOf(createProduct(16.6249), trade)).toEqual({ net: 1662, tax: 332, gross: 1994, original: null })
})

it('returns the list price as original when a special price applies', () => {
  expect(shownOf(createProduct(30, { special: 24 }))).toMatchObject({ gross: 2400, original: { gross: 3000 } })
  expect(shownOf(createProduct(30.004, { special: 30.001 })).original).toBeNull()
})

it('adds no tax to a gift card', () => {
  expect(shownOf(createProduct(25, { typeId: 'amgiftcard' }))).toMatchObject({ net: 2500, tax: 0, gross: 2500 })
})

it('prices a configurable product by its cheapest enabled variant', () => {
  const variants = [
    createProduct(30),
    createProduct(20, { status: 2 }),
    createProduct(28, { special: 25 }),
    createProduct(27),
  ]
  const parent = (price: number) => createProduct(price, { typeId: 'configurable', variants })
  for (const price of [0, 10, 26, 99]) {
    expect(shownOf(parent(price))).toMatchObject({ gross: 2500, original: { gross: 2800 } })
  }
  expect(shownOf({ ...parent(0), prices: null }).gross).toBe(2500)
  expect(shownOf(createProduct(40, { typeId: 'configurable', variants: [] })).gross).toBe(4000)
})

it("keeps a configurable product's list price unless a discounted variant is shown", () => {
  const list = (price: number, variant: Priceable) =>
    priceProduct(createProduct(price, { typeId: 'configurable', variants: [variant] }), consumer)?.prices.original.gross
  expect([
    list(22, createProduct(20)),
    list(0, createProduct(20)),
    list(12, createProduct(20)),
    list(22, createProduct(20, { special: 15 })),
  ]).toEqual([22, 20, 20, 20])
})

it('prices a bundle by its default selection and a grouped product by all its parts', () => {
  const parts = [
    { product: createProduct(10), qty: 2 },
    { product: createProduct(5.25, { taxClassId: 3 }), qty: 1 },
    { product: createProduct(12, { special: 9 }), qty: 1 },
    { product: createProduct(99), qty: -1 },
    { product: null, qty: 1 },
  ]
  expect(shownOf(createProduct(0, { typeId: 'bundle', parts }))).toEqual({
    net: 3425 - 483 - 25 + 100,
    tax: 483 + 25,
    gross: 3525,
    original: expect.objectContaining({ gross: 3825 }),
  })
  expect(shownOf(createProduct(0, { typeId: 'grouped', parts })).gross).toBe(3425)
  expect(shownOf(createProduct(15, { typeId: 'bundle' })).gross).toBe(1500)
})

it('applies a tier price to its own group, from its quantity on, and only if it is lower', () => {
  const product = createProduct(10, {
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

it('adds options as a fixed amount or a percentage of the price', () => {
  const engraved = priceWithOptions(
    priceProduct(createProduct(24), consumer)!,
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
  .map(({ price: list, ...more }) => createProduct(list, more))
const part = fc.record({ product: fc.option(simple, { freq: 9 }), qty: fc.integer({ min: 0, max: 4 }) })
const anyProduct = fc.oneof(
  simple,
  fc
    .array(simple, { minLength: 1, maxLength: 4 })
    .map((variants) => createProduct(0, { typeId: 'configurable', variants })),
  fc
    .tuple(fc.constantFrom('bundle' as const, 'grouped' as const), fc.array(part, { maxLength: 4 }))
    .map(([typeId, parts]) => createProduct(1, { typeId, parts })),
)
const anyRate = fc.constantFrom(0, 5, 7, 19, 20, 22, 8.875)
const anyContext = fc
  .record({ base: fc.constantFrom(consumer, trade), high: anyRate, low: anyRate })
  .map(({ base, high, low }): PriceContext => ({ ...base, rateOf: (taxClass) => ({ 2: high, 3: low })[taxClass] ?? 0 }))

it('never returns a list price below the current price', () => {
  const configurable = fc
    .tuple(price, fc.constantFrom(0, 2, 3), fc.array(simple, { minLength: 1, maxLength: 4 }))
    .map(([own, taxClassId, variants]) => createProduct(own, { typeId: 'configurable', taxClassId, variants }))
  fc.assert(
    fc.property(fc.oneof(configurable, anyProduct), anyContext, (product, context) => {
      const { original, price: current } = priceProduct(product, context)!.prices
      expect(original.net).toBeGreaterThanOrEqual(current.net)
      expect(original.gross).toBeGreaterThanOrEqual(current.gross)
    }),
  )
})

it('keeps net + tax = gross for any cart, with lines and VAT lines adding up to the total', () => {
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

it('shows the same price in list, page and cart: the document price rounded once', () => {
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

it('prices ten units at ten times one unit', () => {
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

it('calculates trade VAT on the sum per rate, not per line', () => {
  const { unit } = priceProduct(createProduct(0.12), trade)!
  const sums = sumByRate([unit, unit, unit, unit, unit], 'net-sum')
  expect(sums.total).toEqual({ net: 60, tax: 12, gross: 72 })
  expect(sums.byRate).toEqual([{ rate: 20, net: 60, tax: 12, gross: 72 }])
})

it("ignores other groups' tier prices", () => {
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
