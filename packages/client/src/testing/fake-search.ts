import type { CatalogType } from '@mantel/contract'
import { priceRanges } from '@mantel/domain/constants'

type Fields = Record<string, unknown>
type Filter = { attribute: string; value: Record<string, unknown>; scope: string }
type Request = {
  _appliedFilters?: Filter[]
  _availableFilters?: { field: string }[]
  _appliedSort?: { field: string; options: string }[]
  _searchText?: string
}

/** Answers searches with named filters by a scan over all documents: slow, but simple enough to be trusted. */
export function searchDocuments(
  documents: Partial<Record<CatalogType, Fields[]>>,
  type: CatalogType,
  request: Request,
  query: Record<string, string>,
) {
  const { _appliedFilters: filters = [], _availableFilters: facets = [], _searchText: text = '' } = request
  const [sort] = request._appliedSort ?? []
  const all = (documents[type] ?? []).filter((document) => contains(document, text))
  const found = all.filter((document) => filters.every((filter) => matches(document, filter)))
  if (sort)
    found.sort(
      (a, b) => (Number(shown(a, sort.field)) - Number(shown(b, sort.field))) * (sort.options === 'desc' ? -1 : 1),
    )
  /** Documents that match all filters except those on this field. */
  const without = (field: string) =>
    all.filter((document) => filters.every((filter) => filter.attribute === field || matches(document, filter)))
  const from = Number(query.from ?? 0)
  const include = query._source_include?.split(',')
  const attributes = documents.attribute ?? []
  return {
    hits: found
      .slice(from, from + Number(query.size ?? 50))
      .map((document): Fields => ({ ...selectFields(document, include), _score: 1 })),
    total: found.length,
    aggregations: Object.assign(
      {},
      ...facets.map(({ field }) => {
        const counted = without(field)
        return field === 'price' ? priceFacet(counted) : { [`agg_terms_${field}`]: { buckets: terms(counted, field) } }
      }),
    ) as Fields,
    attribute_metadata: attributes
      .filter(({ attribute_code }) => facets.some(({ field }) => field === attribute_code))
      .map((attribute) => {
        const field = String(attribute.attribute_code)
        const present = new Set(without(field).flatMap((document) => valuesOf(document, field).map(String)))
        const options = (attribute.options as { value: string }[]).filter(({ value }) => present.has(value))
        return { ...attribute, options }
      }),
  }
}

/** Searches by price use the price with tax, which the shopper sees. */
const shown = (document: Fields, field: string) =>
  /^(final_)?price$/.test(field) ? document.price_incl_tax : document[field]

function valuesOf(document: Fields, field: string): unknown[] {
  const inner = field.split('.').reduce<unknown>((value, name) => {
    return Array.isArray(value) ? value.map((one) => one?.[name]) : (value as Fields | undefined)?.[name]
  }, document)
  const own = field === 'price' ? document.price_incl_tax : inner
  return [own, document[`${field}_options`]].flat().filter((value) => value !== undefined && value !== null)
}

function matches(document: Fields, { attribute, value }: Filter): boolean {
  const values = valuesOf(document, attribute)
  const { eq, in: list, gte = -Infinity, lte = Infinity, lt = Infinity } = value
  if (eq !== undefined || list !== undefined)
    return values.some((one) => ((list ?? [eq]) as unknown[]).some((wanted) => String(wanted) === String(one)))
  return values.some((one) => Number(one) >= Number(gte) && Number(one) <= Number(lte) && Number(one) < Number(lt))
}

function terms(documents: Fields[], field: string) {
  const counts = new Map<unknown, number>()
  for (const document of documents)
    for (const value of new Set(valuesOf(document, field))) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([key, doc_count]) => ({ key, doc_count }))
}

function priceFacet(documents: Fields[]) {
  const prices = documents.map((document) => Number(document.price_incl_tax))
  const edge = (value?: number) => (value === undefined ? '*' : value.toFixed(1))
  return {
    agg_range_price: {
      buckets: priceRanges.map(({ from, to }) => ({
        key: `${edge(from)}-${edge(to)}`,
        from,
        to,
        doc_count: prices.filter((price) => price >= from && price < (to ?? Infinity)).length,
      })),
    },
    agg_min_price: { value: prices.length > 0 ? Math.min(...prices) : null },
    agg_max_price: { value: prices.length > 0 ? Math.max(...prices) : null },
  }
}

const contains = (document: Fields, text: string) =>
  JSON.stringify([document.name, document.title]).toLowerCase().includes(text.replace(/\*$/, '').toLowerCase())

function selectFields(document: Fields, include: string[] | undefined): Fields {
  if (!include) return document
  const names = new Set(include.map((pattern) => pattern.split(/[.*]/)[0]))
  return Object.fromEntries(Object.entries(document).filter(([name]) => names.has(name)))
}
