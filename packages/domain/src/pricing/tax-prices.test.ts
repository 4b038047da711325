import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromPlatform } from './platform-prices.ts'
import type { SourcePrices } from './source-prices.ts'
import { nextPriceBoundary } from './special-window.ts'
import { taxPrices, toSourcePrices } from './tax-prices.ts'

const now = new Date('2026-11-15T12:00:00Z')
const day = (offset: number) => new Date(now.getTime() + offset * 86_400_000)
const source = (price: number, more: Partial<SourcePrices> = {}): SourcePrices => ({
  price,
  specialPrice: null,
  finalPrice: null,
  specialFrom: null,
  specialTo: null,
  taxClassId: 2,
  ...more,
})
const gross20 = { rate: 20, sourceIncludesTax: true, finalIncludesTax: true, now }
const net20 = { rate: 20, sourceIncludesTax: false, finalIncludesTax: false, now }
const shown = (prices: SourcePrices, step = net20) => {
  const { price, special, original } = taxPrices(prices, step)
  return [price.net, special?.net ?? 0, original.net]
}

it('keeps the gross of prices entered with tax and adds tax to net prices', () => {
  expect(taxPrices(source(24), gross20).price).toEqual({ net: 20, tax: 4, gross: 24 })
  expect(taxPrices(source(20), net20).price).toEqual({ net: 20, tax: 4, gross: 24 })
  expect(taxPrices(source(75), { ...gross20, rate: 19 }).price.gross).toBe(75)
})

it('reads the tax setting of final prices separately', () => {
  const step = { ...net20, finalIncludesTax: true }
  expect(taxPrices(source(20, { finalPrice: 18 }), step).price).toEqual({ net: 15, tax: 3, gross: 18 })
})

it.each([
  ['special below list', { specialPrice: 8 }, [8, 8, 10]],
  ['special equal to list', { specialPrice: 10 }, [10, 0, 10]],
  ['special above list', { specialPrice: 12 }, [10, 0, 10]],
  ['special of zero', { specialPrice: 0 }, [10, 0, 10]],
  ['final below list does not show as special', { finalPrice: 7 }, [7, 0, 10]],
  ['final above list', { finalPrice: 12 }, [10, 0, 10]],
  ['final between special and list', { specialPrice: 8, finalPrice: 9 }, [8, 8, 10]],
  ['final below special: the special price is asked', { specialPrice: 8, finalPrice: 7 }, [8, 7, 10]],
  ['final below a special that is over', { specialPrice: 8, finalPrice: 7, specialTo: day(-1) }, [7, 0, 10]],
  ['final below a special above list', { specialPrice: 12, finalPrice: 7 }, [7, 0, 10]],
  ['window over', { specialPrice: 8, specialTo: day(-1) }, [10, 0, 10]],
  ['window ahead', { specialPrice: 8, specialFrom: day(1) }, [10, 0, 10]],
  ['inside the window', { specialPrice: 8, specialFrom: day(-1), specialTo: day(1) }, [8, 8, 10]],
  ['since a day', { specialPrice: 8, specialFrom: day(-1) }, [8, 8, 10]],
  ['until a day', { specialPrice: 8, specialTo: day(1) }, [8, 8, 10]],
  ['at its very beginning', { specialPrice: 8, specialFrom: now }, [10, 0, 10]],
  ['at its very end', { specialPrice: 8, specialTo: now }, [10, 0, 10]],
])('%s', (_, more, expected) => {
  expect(shown(source(10, more))).toEqual(expected)
})

const amount = fc.integer({ min: 0, max: 99_999_999 }).map((n) => n / 10_000)
const date = fc.option(fc.integer({ min: -3, max: 3 }).map(day))
const anySource = fc.record({
  price: amount,
  specialPrice: fc.option(amount),
  finalPrice: fc.option(amount),
  specialFrom: date,
  specialTo: date,
  taxClassId: fc.constant(2),
})
const anyStep = fc.record({
  rate: fc.constantFrom(0, 5, 19, 20, 22, 8.875),
  sourceIncludesTax: fc.boolean(),
  finalIncludesTax: fc.boolean(),
  now: fc.constant(now),
})

it('changes nothing when it runs on its own output', () => {
  fc.assert(
    fc.property(anySource, anyStep, (prices, step) => {
      const once = taxPrices(prices, step)
      const again = taxPrices(toSourcePrices(once, prices), {
        ...step,
        sourceIncludesTax: false,
        finalIncludesTax: false,
      })
      for (const field of ['price', 'special', 'final', 'original'] as const) {
        expect(again[field]?.net ?? null).toBe(once[field]?.net ?? null)
        expect(again[field]?.gross ?? 0).toBeCloseTo(once[field]?.gross ?? 0, 9)
      }
    }),
  )
})

it('applies a special price strictly between its dates and changes only at a boundary', () => {
  fc.assert(
    fc.property(anySource, anyStep, fc.integer({ min: 0, max: 6 * 86_400_000 }), (prices, step, wait) => {
      const border = nextPriceBoundary([prices], now) ?? Number.POSITIVE_INFINITY
      const later = Math.min(now.getTime() + wait, border - 1)
      expect(taxPrices(prices, { ...step, now: new Date(later) })).toEqual(taxPrices(prices, step))
      const on = taxPrices(prices, step).special !== null
      const { specialFrom, specialTo } = prices
      if (on) expect((!specialFrom || specialFrom < now) && (!specialTo || now < specialTo)).toBe(true)
    }),
  )
})

it('returns as boundary the first moment at which the other price applies', () => {
  const prices = source(10, { specialPrice: 8, specialFrom: day(1), specialTo: day(2) })
  const start = nextPriceBoundary([prices], now)
  expect(start).toBe(day(1).getTime() + 1)
  expect(shown(prices, { ...net20, now: new Date(start! - 1) })[0]).toBe(10)
  expect(shown(prices, { ...net20, now: new Date(start!) })[0]).toBe(8)
  const end = nextPriceBoundary([prices], new Date(start!))
  expect(shown(prices, { ...net20, now: new Date(end! - 1) })[0]).toBe(8)
  expect(shown(prices, { ...net20, now: new Date(end!) })[0]).toBe(10)
  expect(nextPriceBoundary([prices], new Date(end!))).toBeNull()
})

it('computes net, tax and gross of platform prices and a special price only below the regular one', () => {
  const reduced = fromPlatform({ final: 24, regular: 30, special: 24 }, { final: 20, regular: 25, special: 20 })
  expect(reduced).toEqual({
    price: { net: 20, tax: 4, gross: 24 },
    original: { net: 25, tax: 5, gross: 30 },
    special: { net: 20, tax: 4, gross: 24 },
  })
  const equal = fromPlatform({ final: 30, regular: 30, special: 30 }, { final: 25, regular: 25, special: 25 })
  expect(equal.special).toBeNull()
})
