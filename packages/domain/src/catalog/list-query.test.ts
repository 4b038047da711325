import fc from 'fast-check'
import { expect, it } from 'vitest'
import { priceRanges } from '../constants/search.ts'
import {
  clearFilters,
  formatListQuery,
  hasFilters,
  type ListQuery,
  parseListQuery,
  toggleFilter,
  toggleSort,
} from './list-query.ts'
import { formatPriceRange, isOfferedRange, parsePriceRange } from './price-filter.ts'

const known = ['price', 'color', 'size']
const parse = (text: string) => parseListQuery(new URLSearchParams(text), known)

it('reads filters from the query and the price as from-to', () => {
  expect(parse('color=50&color=49&price=50.0-100.0&sort=final_price:desc&page=2')).toEqual({
    filters: { color: ['49', '50'], price: ['50.0-100.0'] },
    sort: 'final_price:desc',
    page: 2,
  })
})

it('drops unknown filters and invalid values', () => {
  expect(parse('utm_source=x&shape=3&color=&price=cheap&page=0&sort=a:b:c')).toEqual({
    filters: {},
    sort: null,
    page: 1,
  })
})

it('writes equivalent queries as one canonical URL', () => {
  const address = '?price=50.0-100.0&color=9&color=50&sort=updated_at:desc'
  for (const text of [
    'sort=updated_at:desc&color=50&color=9&price=50-100&page=1',
    'color=9&color=50&color=9&price=50.0-100&x=y&sort=updated_at:desc',
  ])
    expect(formatListQuery(parse(text), known)).toBe(address)
  expect(formatListQuery(parse(''), known)).toBe('')
})

it('toggles a value off, replaces the price range, and returns to page 1', () => {
  const start = parse('color=49&page=3')
  expect(toggleFilter(start, 'color', '50')).toEqual({ filters: { color: ['49', '50'] }, sort: null, page: 1 })
  expect(toggleFilter(start, 'color', '49')).toEqual({ filters: {}, sort: null, page: 1 })
  const priced = toggleFilter(toggleFilter(start, 'price', '0-50'), 'price', '50.0-100.0')
  expect(priced.filters.price).toEqual(['50.0-100.0'])
  expect(hasFilters(priced)).toBe(true)
  expect(hasFilters(clearFilters(priced))).toBe(false)
  const sorted = toggleSort(start, 'updated_at:desc')
  expect([sorted.sort, toggleSort(sorted, 'updated_at:desc').sort]).toEqual(['updated_at:desc', null])
})

it.each([
  ['50-100', { from: 50, to: 100 }],
  ['0.0-50.0', { from: 0, to: 50 }],
  ['150.0-*', { from: 150 }],
  ['150-', { from: 150 }],
  ['-50', { from: 0, to: 50 }],
  ['100-50', null],
  ['-', null],
  ['*-*', null],
  ['1e3-2e3', null],
  ['-5-10', null],
])('parses the price range %s as %j', (text, range) => {
  expect(parsePriceRange(text)).toEqual(range)
})

it('distinguishes predefined price ranges from typed ones', () => {
  expect(priceRanges.map((range) => parsePriceRange(formatPriceRange(range)))).toEqual(priceRanges)
  expect(priceRanges.every(isOfferedRange)).toBe(true)
  expect(isOfferedRange({ from: 60, to: 80 })).toBe(false)
})

const anyQuery = fc.array(
  fc.tuple(fc.constantFrom('color', 'size', 'price', 'sort', 'page', 'other'), fc.string({ maxLength: 8 })),
  { maxLength: 8 },
)

it('parses any query to a value that survives formatting and parsing again', () => {
  fc.assert(
    fc.property(anyQuery, (pairs) => {
      const query: ListQuery = parseListQuery(pairs, known)
      const text = formatListQuery(query, known)
      expect(parse(text)).toEqual(query)
      expect(formatListQuery(parse(text), known)).toBe(text)
    }),
  )
})

it('returns to the same filters after a value is toggled on and off', () => {
  fc.assert(
    fc.property(anyQuery, fc.constantFrom('color', 'size'), fc.stringMatching(/^\w{1,5}$/), (pairs, code, value) => {
      const before = { ...parseListQuery(pairs, known), page: 1 }
      const twice = toggleFilter(toggleFilter(before, code, value), code, value)
      expect(formatListQuery(twice, known)).toBe(formatListQuery(before, known))
    }),
  )
})

it('reads at most 999 values of a filter', () => {
  const text = Array.from({ length: 1200 }, (_, at) => `color=${at + 1}`).join('&')
  expect(parse(text).filters.color).toHaveLength(999)
})
