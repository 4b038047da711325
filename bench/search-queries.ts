import { createRandom } from './random.ts'
import { attributes, subcategoriesOf, topCategories, vocabulary } from './search-catalog.ts'

/** Search requests of pages: the query body and URL parameters of a listing. */

const listFields = [
  'type_id',
  'sku',
  'name',
  'id',
  'price*',
  'final_price*',
  'original_*',
  'special_*',
  'image',
  'url_path',
  'url_key',
  'slug',
  'status',
  'visibility',
  'stock.is_in_stock',
  'stock.qty',
  'configurable_children.id',
  'configurable_children.sku',
  'configurable_children.price*',
  'configurable_children.final_price*',
  'configurable_children.color',
  'configurable_children.size',
  'configurable_children.image',
  'configurable_children.stock.is_in_stock',
]
const sorts = [
  ['bestseller_attr', 'desc'],
  ['updated_at', 'desc'],
  ['final_price', 'asc'],
  ['final_price', 'desc'],
]
const facets = ['price', ...Object.keys(attributes)].map((field) => ({ field, scope: 'catalog', options: {} }))
const standing = [
  { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
  { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
]

export type ListingKind = 'all' | 'top' | 'leaf'
/** again: the queries page through and sort the same few categories. new: each query has a different filter. */
export type QueryRepetition = 'again' | 'new'
export type BenchQuery = { query: object; parameters: string }

const parametersOf = (from: number): string =>
  new URLSearchParams({
    size: '24',
    from: String(from),
    request_format: 'search-query',
    response_format: 'compact',
    _source_include: listFields.join(','),
    _source_exclude: '*.sgn',
  }).toString()

/** 24 products, 8 facets, sorted: from the whole catalogue, one of five top categories, or one of forty subcategories. */
export function createListingQueries(kind: ListingKind, familiarity: QueryRepetition, count: number): BenchQuery[] {
  const queries = listingQueries(kind, familiarity)
  return Array.from({ length: count }, () => queries.next().value)
}

/** Like createListingQueries, but without end; with 'new', no filter is ever repeated. */
export function* listingQueries(kind: ListingKind, familiarity: QueryRepetition): Generator<BenchQuery, never> {
  const random = createRandom(kind.length)
  for (let at = 0; ; at++) {
    const top = random.pick(topCategories)
    const ids = { all: [2], top: [top, ...subcategoriesOf(top)], leaf: [random.pick(subcategoriesOf(top))] }[kind]
    const [field, options] = sorts[at % sorts.length] as [string, string]
    const chosen = { attribute: 'price', value: { gte: -1 - at }, scope: 'default' }
    const query = {
      _availableFilters: facets,
      _appliedFilters: [
        ...standing,
        { attribute: 'category_ids', value: { in: ids }, scope: 'default' },
        ...(familiarity === 'new' ? [chosen] : []),
      ],
      _appliedSort: [{ field, options }],
      _searchText: '',
    }
    yield { query, parameters: parametersOf(24 * random.below(4)) }
  }
}

/** One to three words of product names, every second query with a typing error. */
export function createTextQueries(count: number): BenchQuery[] {
  const random = createRandom(99)
  return Array.from({ length: count }, (_, at) => {
    const words = Array.from({ length: 1 + random.below(3) }, () => random.pickRanked(vocabulary))
    if (at % 2 === 1) words[0] = misspelt(words[0] as string, random.below(2))
    const query = { _availableFilters: [], _appliedFilters: standing, _appliedSort: [], _searchText: words.join(' ') }
    return { query, parameters: parametersOf(0) }
  })
}

function misspelt(word: string, kind: number): string {
  if (word.length < 5) return word
  const at = 3
  return kind === 0 ? word.slice(0, at) + word.slice(at + 1) : `${word.slice(0, at)}x${word.slice(at)}`
}

export function searchPathOf({ query, parameters }: BenchQuery): string {
  return `/api/catalog/catalog_default/product/_search?${parameters}&request=${encodeURIComponent(JSON.stringify(query))}`
}
