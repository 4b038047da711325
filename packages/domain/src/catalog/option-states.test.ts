import fc from 'fast-check'
import { expect, it } from 'vitest'
import { optionStates, selectValue } from './option-states.ts'
import type { Variant } from './variant.ts'

const axes = [
  { code: 'size', values: ['1', '2', '3', '4'] },
  { code: 'finish', values: ['7', '8'] },
]
const made = (size: string, finish: string, inStock: boolean | null = true): Variant => ({
  sku: `${size}-${finish}`,
  status: 1,
  inStock,
  price: null,
  values: { size, finish },
})
const variants = [made('1', '7'), made('2', '7', false), made('3', '8'), made('1', '8', null)]

it('marks each value by whether it fits the other choices', () => {
  expect(optionStates(axes, variants, { size: '1', finish: '7' })).toEqual({
    size: { 1: 'available', 2: 'sold-out', 3: 'elsewhere', 4: 'gone' },
    finish: { 7: 'available', 8: 'available' },
  })
})

it('marks every existing value as available while nothing is chosen', () => {
  expect(optionStates(axes, variants, {}).size).toEqual({ 1: 'available', 2: 'sold-out', 3: 'available', 4: 'gone' })
})

it('keeps as many other choices as possible after a click on a value', () => {
  expect(selectValue(variants, { size: '1', finish: '7' }, 'finish', '8')?.sku).toBe('1-8')
  expect(selectValue(variants, { size: '1', finish: '7' }, 'size', '3')?.sku).toBe('3-8')
  expect(selectValue(variants, { size: '1', finish: '7' }, 'size', '4')).toBeNull()
})

it('prefers a variant in stock among equal matches', () => {
  const both = [made('2', '7', false), made('2', '8')]
  expect(selectValue(both, {}, 'size', '2')?.sku).toBe('2-8')
})

const anyVariants = fc.uniqueArray(
  fc
    .tuple(fc.constantFrom('1', '2', '3', '4'), fc.constantFrom('7', '8'), fc.option(fc.boolean()))
    .map(([size, finish, inStock]) => made(size, finish, inStock)),
  { selector: ({ sku }) => sku, maxLength: 8 },
)
const anyChoice = fc.record(
  { size: fc.constantFrom('1', '2', '3', '4'), finish: fc.constantFrom('7', '8') },
  { requiredKeys: [] },
)

it('selects a variant with the clicked value for every value that exists', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(anyVariants, anyChoice, (all, chosen) => {
      const states = optionStates(axes, all, chosen as Record<string, string>)
      for (const { code, values } of axes)
        for (const value of values) {
          const state = states[code]?.[value]
          const selected = selectValue(all, chosen as Record<string, string>, code, value)
          expect(selected === null).toBe(state === 'gone')
          if (!selected) continue
          expect(selected.values[code]).toBe(value)
          const after = optionStates(axes, all, selected.values)[code]?.[value]
          expect(after).toBe(selected.inStock === false ? 'sold-out' : 'available')
          // Choices that fit the clicked value are kept.
          if (state !== 'elsewhere') expect({ ...selected.values, ...chosen, [code]: value }).toEqual(selected.values)
        }
    }),
    { numRuns: 10_000 },
  )
})
