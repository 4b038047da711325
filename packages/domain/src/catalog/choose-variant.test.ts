import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type ChoiceRule, chooseVariant } from './choose-variant.ts'
import { filterUnavailableVariants, isOffered, type Variant } from './variant.ts'

const variant = (sku: string, over: Partial<Variant> = {}): Variant => ({
  sku,
  status: 1,
  inStock: true,
  price: 10,
  values: {},
  ...over,
})
const rule: ChoiceRule = { listOutOfStock: false, parentPrice: 10, fallback: true }

const small = variant('S-OAK', { values: { size: '1', finish: '7' } })
const smallAsh = variant('S-ASH', { values: { size: '1', finish: '8' } })
const large = variant('L-OAK', { values: { size: '2', finish: '7' }, price: 20 })
const all = [small, smallAsh, large]

it('takes the first variant that matches every chosen option', () => {
  expect(chooseVariant(all, { values: { finish: '7' } }, rule)).toEqual({ variant: small, matched: true })
  expect(chooseVariant(all, { values: { finish: '7', size: '2' } }, rule)).toEqual({ variant: large, matched: true })
})

it('accepts any id of a list and ignores empty values and the price filter', () => {
  expect(chooseVariant(all, { values: { finish: ['8', '9'] } }, rule)?.variant).toBe(smallAsh)
  expect(chooseVariant(all, { values: { finish: '8', size: '', price: '50-100' } }, rule)?.variant).toBe(smallAsh)
})

it('skips variants that are out of stock unless the store lists them, and accepts unknown stock', () => {
  const gone = { ...small, inStock: false }
  const unknown = { ...small, inStock: null }
  const request = { values: { size: '1' } }
  expect(chooseVariant([gone, smallAsh], request, rule)?.variant).toBe(smallAsh)
  expect(chooseVariant([gone, smallAsh], request, { ...rule, listOutOfStock: true })?.variant).toBe(gone)
  expect(chooseVariant([unknown, smallAsh], request, rule)?.variant).toBe(unknown)
})

it('never chooses a disabled variant, not even by its SKU', () => {
  const off = { ...small, status: 2 }
  expect(chooseVariant([off, large], { sku: 'S-OAK' }, { ...rule, listOutOfStock: true })).toEqual({
    variant: large,
    matched: false,
  })
})

it('falls back to the default variant only if the caller allows it', () => {
  const request = { values: { size: '9' } }
  expect(chooseVariant(all, request, rule)).toEqual({ variant: small, matched: false })
  expect(chooseVariant(all, request, { ...rule, fallback: false })).toBeNull()
  expect(chooseVariant([], 'default', rule)).toBeNull()
})

it('prefers a variant at or below the shown price while nothing is chosen', () => {
  expect(chooseVariant([large, small], { values: {} }, rule)?.variant).toBe(small)
  expect(chooseVariant([large, small], { values: {} }, { ...rule, parentPrice: null })?.variant).toBe(large)
  expect(chooseVariant([large, small], 'default', rule)?.variant).toBe(large)
})

const anyVariant = fc.record({
  sku: fc.string({ minLength: 1 }),
  status: fc.integer({ min: 0, max: 3 }),
  inStock: fc.option(fc.boolean()),
  price: fc.option(fc.integer({ min: 0, max: 30 })),
  values: fc.record({ size: fc.constantFrom('1', '2', '3'), finish: fc.constantFrom('7', '8') }),
})

it('chooses the first offered variant that matches, else the first offered one', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(
      fc.array(anyVariant, { maxLength: 8 }),
      fc.record({ size: fc.constantFrom('', '1', '2', '3'), finish: fc.constantFrom('', '7', '8') }),
      fc.boolean(),
      (variants, values, listOutOfStock) => {
        const own = { ...rule, listOutOfStock }
        const chosen = chooseVariant(variants, { values }, own)
        const offered = filterUnavailableVariants(variants, own)
        expect(chosen === null).toBe(offered.length === 0)
        if (!chosen) return
        expect(isOffered(chosen.variant, own)).toBe(true)
        if (values.size === '' && values.finish === '') return
        const fitting = offered.filter(
          (one) =>
            (values.size === '' || one.values.size === values.size) &&
            (values.finish === '' || one.values.finish === values.finish),
        )
        expect(chosen).toEqual({ variant: fitting[0] ?? offered[0], matched: fitting.length > 0 })
      },
    ),
    { numRuns: 10_000 },
  )
})
