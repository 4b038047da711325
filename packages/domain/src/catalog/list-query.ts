import { filters as limits } from '../constants/index.ts'
import { filterKind, formatPriceRange, parsePriceRange } from './price-filter.ts'

/** Attribute code → chosen option ids. A range filter holds one range, 'from-to'. Codes without a choice are absent. */
export type ChosenFilters = Readonly<Record<string, readonly string[]>>

/** The query of a list URL. sort is 'field:direction' or null for the default order; pages start at 1. */
export type ListQuery = { filters: ChosenFilters; sort: string | null; page: number }

const maxValueLength = 64
const sortPattern = /^[\w.]{1,64}(:(asc|desc))?$/
const pagePattern = /^[1-9]\d{0,3}$/

/** Drops unknown filters and invalid values silently. */
export function parseListQuery(params: Iterable<readonly [string, string]>, known: readonly string[]): ListQuery {
  const given = new Map<string, string[]>()
  for (const [name, value] of params) given.set(name, [...(given.get(name) ?? []), value])
  const sort = given.get('sort')?.[0] ?? ''
  const page = given.get('page')?.[0] ?? ''
  return {
    filters: ordered(known, (code) => given.get(code) ?? []),
    sort: sortPattern.test(sort) ? sort : null,
    page: pagePattern.test(page) ? Number(page) : 1,
  }
}

/** '' or '?color=49&color=50&price=50.0-100.0&sort=final_price:desc': equal queries give equal text, so caches can share entries. */
export function formatListQuery({ filters, sort, page }: ListQuery, known: readonly string[]): string {
  const parts = Object.entries(ordered(known, (code) => filters[code] ?? [])).flatMap(([code, values]) =>
    values.map((value) => `${encodeURIComponent(code)}=${encodeURIComponent(value)}`),
  )
  if (sort !== null) parts.push(`sort=${sort}`)
  if (page > 1) parts.push(`page=${page}`)
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

/** Toggles a value. A range filter holds a single value and replaces it. */
export function toggleFilter(query: ListQuery, code: string, value: string): ListQuery {
  const before = query.filters[code] ?? []
  const others = before.filter((one) => one !== value)
  const chosen = before.includes(value) ? others : filterKind(code) === 'range' ? [value] : [...before, value]
  const { [code]: _, ...rest } = query.filters
  return { ...query, filters: chosen.length > 0 ? { ...rest, [code]: cleanValues(code, chosen) } : rest, page: 1 }
}

export function toggleSort(query: ListQuery, sort: string): ListQuery {
  return { ...query, sort: query.sort === sort ? null : sort, page: 1 }
}

export function clearFilters(query: ListQuery): ListQuery {
  return { ...query, filters: {}, page: 1 }
}

export function hasFilters({ filters }: Pick<ListQuery, 'filters'>): boolean {
  return Object.values(filters).some((values) => values.length > 0)
}

function ordered(known: readonly string[], valuesOf: (code: string) => readonly string[]): ChosenFilters {
  return Object.fromEntries(
    known.map((code) => [code, cleanValues(code, valuesOf(code))] as const).filter(([, values]) => values.length > 0),
  )
}

function cleanValues(code: string, values: readonly string[]): string[] {
  if (filterKind(code) === 'range') {
    const ranges = values.map(parsePriceRange).filter((range) => range !== null)
    return ranges.slice(0, 1).map(formatPriceRange)
  }
  const possible = values.filter((value) => value !== '' && value.length <= maxValueLength)
  return [...new Set(possible)].sort(byNumberThenText).slice(0, limits.maxQuerySize)
}

/** Sorts numeric ids first, in numeric order. */
function byNumberThenText(a: string, b: string): number {
  const [first, second] = [numberOf(a), numberOf(b)]
  if (first !== second) return first - second
  return a < b ? -1 : a > b ? 1 : 0
}

function numberOf(value: string): number {
  return /^\d{1,15}$/.test(value) ? Number(value) : Number.MAX_VALUE
}
