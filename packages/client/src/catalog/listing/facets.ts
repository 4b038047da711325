import {
  type ChosenFilters,
  type FilterKind,
  filterKind,
  formatPriceRange,
  isOfferedRange,
  parsePriceRange,
} from '@mantel/domain/catalog'
import { priceExtent, priceRangeLabel } from '@mantel/domain/money'
import type { EngineView } from '../../engine.ts'
import type { CatalogResult } from '../../search-catalog.ts'
import type { OptionLabels } from '../views/option-labels.ts'

export type FacetOption = {
  /** The value in the URL. */
  value: string
  label: string
  /** Number of products that this option would show. */
  count: number
  chosen: boolean
}

/** label: null where the shop supplies a name for the code. A range has at most one chosen option. */
export type Facet = { code: string; kind: FilterKind; label: string | null; options: FacetOption[] }

type Bucket = { key: string | number; key_as_string?: string; doc_count: number; from?: number; to?: number }
type Found = Pick<CatalogResult, 'aggregations' | 'total'>

/** The offered filters in their order; filters without options are left out. */
export function facetsOf(
  found: Found,
  chosen: ChosenFilters,
  { view, offered }: { view: EngineView; offered: readonly string[] },
  labels: OptionLabels,
): Facet[] {
  return offered
    .map((code): Facet => {
      const kind = filterKind(code)
      if (kind === 'range') return { code, kind, label: null, options: rangeOptions(code, found, chosen, view) }
      return { code, kind, label: labels.nameOf(code), options: termOptions(code, found, chosen, view, labels) }
    })
    .filter(({ options }) => options.length > 0)
}

const collators = new Map<string, Intl.Collator>()

/** Reuses collators, because creating one takes as long as sorting a whole list. */
function collatorOf(locale: string): Intl.Collator {
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true })
  collators.set(locale, collator)
  return collator
}

function termOptions(
  code: string,
  { aggregations }: Found,
  chosen: ChosenFilters,
  { i18n }: EngineView,
  labels: OptionLabels,
): FacetOption[] {
  const own = chosen[code] ?? []
  const counted = bucketsOf(aggregations, `agg_terms_${code}`).map(({ key, key_as_string, doc_count }) => ({
    value: key_as_string ?? String(key),
    count: doc_count,
  }))
  // Chosen values stay in the list, so that shoppers can remove them.
  const withoutResults = own.filter((value) => !counted.some((one) => one.value === value))
  const byLabel = collatorOf(i18n.defaultLocale)
  return [...counted.filter(({ count }) => count > 0), ...withoutResults.map((value) => ({ value, count: 0 }))]
    .map(({ value, count }) => ({ value, label: labels.labelOf(code, value), count, chosen: own.includes(value) }))
    .filter(({ label }) => label.trim() !== '')
    .sort((a, b) => byLabel.compare(a.label, b.label))
}

/** The predefined ranges, and the shopper's own range, whose count is the total of the list. */
function rangeOptions(
  code: string,
  { aggregations, total }: Found,
  chosen: ChosenFilters,
  view: EngineView,
): FacetOption[] {
  const [own] = chosen[code] ?? []
  const buckets = bucketsOf(aggregations, `agg_range_${code}`).filter(isOfferedRange)
  // The reply counts a chosen range separately, so a chosen predefined range occurs twice. The map keeps one of them.
  const offered = new Map(buckets.map((bucket) => [formatPriceRange(bucket), bucket]))
  const options = [...offered].map(
    ([value, bucket]): FacetOption => ({
      value,
      label: priceRangeLabel(bucket, view.i18n),
      count: bucket.doc_count,
      chosen: value === own,
    }),
  )
  const range = own === undefined ? null : parsePriceRange(own)
  if (own !== undefined && range && !isOfferedRange(range))
    options.push({ value: own, label: priceRangeLabel(range, view.i18n), count: total, chosen: true })
  return options.filter((option) => option.count > 0 || option.chosen)
}

/** Minimum and maximum price of the list, whatever price filter is chosen. Major units. */
export function priceExtentOf({ aggregations }: Found): { min: number; max: number } | null {
  const ends = ['agg_min_price', 'agg_max_price'].map((name) => (aggregations[name] as { value?: unknown })?.value)
  return priceExtent(ends.filter((value) => typeof value === 'number'))
}

function bucketsOf(aggregations: Record<string, unknown>, name: string): Bucket[] {
  const { buckets } = (aggregations[name] ?? {}) as { buckets?: unknown }
  return Array.isArray(buckets) ? buckets : []
}
