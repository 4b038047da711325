import type { Column } from './columns/column.ts'
import { orderValue } from './columns/order-value.ts'
import type { TermDictionary } from './columns/term-dictionary.ts'
import { type Bound, type Bounds, flagSpellings, type LeafFilter } from './filter.ts'

/** Marks the value sets of a column, by set number, that satisfy a leaf. */
export function matchingSets(column: Column, leaf: LeafFilter): Uint8Array {
  if (leaf.kind === 'terms') return column.setsWithAny(ordinalsOf(column.dictionary, leaf.values))
  if (leaf.kind === 'range') {
    const interval = intervalOf(leaf.bounds)
    const { numbers } = column
    if (interval && numbers) return setsInside(interval, numbers, column.sets.size)
    return column.setsWith(within(column.dictionary, leaf.bounds))
  }
  const marked = new Uint8Array(column.sets.size).fill(1)
  marked[0] = 0
  return marked
}

/** Returns true if the document in one slot satisfies a leaf. */
export function matchesLeaf(column: Column, leaf: LeafFilter, slot: number): boolean {
  const held = column.ordinals(slot)
  if (held.length === 0 || leaf.kind === 'exists') return held.length > 0
  if (leaf.kind === 'range') return held.some(within(column.dictionary, leaf.bounds))
  const wanted = ordinalsOf(column.dictionary, leaf.values)
  return held.some((ordinal) => wanted.includes(ordinal))
}

function ordinalsOf(dictionary: TermDictionary, values: readonly string[]): number[] {
  const ordinals: number[] = []
  for (const value of values) {
    for (const spelling of flagSpellings(value)) {
      const ordinal = dictionary.find(spelling)
      if (ordinal >= 0) ordinals.push(ordinal)
    }
  }
  return ordinals
}

/** Numeric and date bounds compare by value, text bounds in code unit order. */
function within(dictionary: TermDictionary, bounds: Bounds): (ordinal: number) => boolean {
  const interval = intervalOf(bounds)
  if (!interval) {
    const given = givenOf(bounds)
    const encoded = new Map(given.map((bound) => [bound, dictionary.encode(String(bound))]))
    return (ordinal) => satisfies(bounds, (bound) => dictionary.compareWith(ordinal, encoded.get(bound) as Uint8Array))
  }
  const { numbers } = dictionary
  return (ordinal) => isInside(interval, numbers[ordinal] as number)
}

type Interval = { low: number; high: number; openLow: boolean; openHigh: boolean }

/** The bounds as an interval of numbers; undefined if a bound is a text. */
function intervalOf(bounds: Bounds): Interval | undefined {
  if (givenOf(bounds).some((bound) => Number.isNaN(orderValue(String(bound))))) return undefined
  const low = Math.max(boundValue(bounds.gt, -Infinity), boundValue(bounds.gte, -Infinity))
  const high = Math.min(boundValue(bounds.lt, Infinity), boundValue(bounds.lte, Infinity))
  const openLow = bounds.gt !== undefined && boundValue(bounds.gt, 0) === low
  const openHigh = bounds.lt !== undefined && boundValue(bounds.lt, 0) === high
  return { low, high, openLow, openHigh }
}

const givenOf = (bounds: Bounds) => Object.values(bounds).filter((bound) => bound !== undefined)

/** Texts have the value NaN, which fails every comparison. */
function isInside({ low, high, openLow, openHigh }: Interval, value: number): boolean {
  return (openLow ? value > low : value >= low) && (openHigh ? value < high : value <= high)
}

/** Every new price range tests all prices of the catalogue, so the loop avoids a function call per price. */
function setsInside(interval: Interval, numbers: Float64Array, size: number): Uint8Array {
  const { low, high, openLow, openHigh } = interval
  const inside = new Uint8Array(size)
  for (let set = 1; set < size; set++) {
    const value = numbers[set] as number
    const above = openLow ? value > low : value >= low
    const below = openHigh ? value < high : value <= high
    inside[set] = Number(above && below)
  }
  return inside
}

function boundValue(bound: Bound | undefined, otherwise: number): number {
  return bound === undefined ? otherwise : orderValue(String(bound))
}

function satisfies({ gt, gte, lt, lte }: Bounds, compare: (bound: Bound) => number): boolean {
  return (
    (gt === undefined || compare(gt) > 0) &&
    (gte === undefined || compare(gte) >= 0) &&
    (lt === undefined || compare(lt) < 0) &&
    (lte === undefined || compare(lte) <= 0)
  )
}
