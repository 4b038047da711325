import type { MalformedRequest } from './malformed-requests.ts'

const path = '/api/catalog/catalog_default/product/_search'
const nested = (depth: number): unknown =>
  depth === 0 ? { terms: { a: [1] } } : { bool: { must: [nested(depth - 1)] } }
const filter = (value: unknown) => ({ _appliedFilters: [{ attribute: 'color', value, scope: 'default' }] })

/** JSON values that cannot be a search query: they are refused in both request forms. */
const noQuery: unknown[] = [1, 'text', true, []]

/** Odd queries. Each may match nothing or be refused; none may fail or take long. */
const oddQueries: unknown[] = [
  { query: null },
  { query: [] },
  { query: { bool: 'x' } },
  { query: { bool: { filter: [[[]]] } } },
  { query: { bool: { filter: { terms: null } } } },
  { query: { bool: { filter: { terms: { color: 'not a list' } } } } },
  { query: { bool: { filter: { terms: { color: [{ a: 1 }, [1], null] } } } } },
  { query: { bool: { filter: { terms: { __proto: [1], 'constructor.prototype': [1], '': [1] } } } } },
  { query: { bool: { filter: { range: { price: { gte: 'x', lte: {} } } } } } },
  { query: { bool: { filter: { exists: { field: {} } } } } },
  { query: { bool: { must: { function_score: { query: 1 } } } } },
  {
    query: {
      bool: { must: { function_score: { query: { bool: { should: [{ multi_match: { query: {}, fields: 1 } }] } } } } },
    },
  },
  { query: { script: { source: 'while (true) {}' } } },
  { query: { regexp: { name: '(a+)+$' } } },
  { query: { wildcard: { name: '*'.repeat(500) } } },
  { query: { bool: { filter: nested(40) } } },
  { query: { bool: { filter: { terms: { id: Array.from({ length: 4000 }, (_, i) => i) } } } } },
  { aggs: { x: { terms: { field: 'color', size: 1e9 } } } },
  { aggs: { x: { range: { field: 'price', ranges: 'all' } } } },
  {
    aggs: Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`agg_terms_f${i}`, { terms: { field: `f${i}` } }])),
  },
  { sort: [{ price: { order: 'sideways' } }] },
  { sort: { price: [] } },
  { min_score: 'high', groupId: {}, groupToken: {} },
  { groupToken: 'eyJhbGciOiJub25lIn0.eyJncm91cF9pZCI6NH0.' },
  { _appliedFilters: {} },
  { _appliedFilters: [null, 1, 'x', [], {}] },
  { _appliedFilters: [{ attribute: {}, value: [], scope: 1 }] },
  { _availableFilters: [{ field: null }, { field: '*', options: 1 }] },
  { _appliedSort: [{ field: 1 }, null] },
  { _searchText: { $ne: null } },
  { _searchText: 'x'.repeat(20_000) },
  { _searchText: '50% "quoted" \\ *?~^()[]{} ОЧЕНЬ' },
  filter({ gte: null }),
  filter({ like: { a: 1 } }),
  filter({ in: 'x', nin: 5, neq: [], or: {}, nor: null, orGt: 'y', constructor: 1, toString: 1 }),
  filter([[[]]]),
]

const oddParameters = [
  'size=abc',
  'size=1e3',
  'from=-1',
  'from=1e99',
  'size=-5',
  'size=999999999',
  'sort=:::',
  'sort=price:drop',
  `_source_include=${'*'.repeat(3000)}`,
  '_source_exclude=**,*.*,.',
  'response_format=xml',
  'request_format=graphql',
  'request_format=search-query&response_format=compact&request=%5B%5D',
]

/** Malformed search requests, as GET and as POST, in both request forms. */
export function malformedSearches(): MalformedRequest[] {
  return [
    ...['{', '%7B%22a%22', '%', 'undefined', '%257B%257D', '"'].map((request) =>
      get(request, `request=${request}`, true),
    ),
    ...noQuery.flatMap((query) => asGetAndPost(query, true)),
    ...oddQueries.flatMap((query) => asGetAndPost(query, false)),
    ...oddParameters.map((parameters) => get(parameters, parameters, false)),
    ...unknownIndexes(),
  ]
}

function asGetAndPost(query: unknown, mustRefuse: boolean): MalformedRequest[] {
  const payload = JSON.stringify(query)
  const formB = 'request_format=search-query&response_format=compact'
  const request = `request=${encodeURIComponent(payload)}`
  const description = payload.slice(0, 60)
  return [
    ...['', `?${formB}`].map((search) => ({
      description: `search POST ${search} ${description}`,
      method: 'POST',
      url: path + search,
      headers: { 'content-type': 'application/json' },
      payload,
      mustRefuse,
    })),
    get(description, request, mustRefuse),
    get(description, `${formB}&${request}`, mustRefuse),
  ]
}

const get = (description: string, search: string, mustRefuse: boolean): MalformedRequest => ({
  description: `search GET ${description.slice(0, 60)}`,
  method: 'GET',
  url: `${path}?${search}`,
  mustRefuse,
})

function unknownIndexes(): MalformedRequest[] {
  const indexes = [
    'nowhere/product',
    'catalog_trade/product',
    '__proto__/product',
    'catalog_default/constructor',
    'catalog_default/order',
    '*/product',
    'catalog_default,catalog_trade/product',
    '_all/product',
  ]
  return indexes.map((index) => ({
    description: `search in ${index}`,
    method: 'GET',
    url: `/api/catalog/${index}/_search`,
    mustRefuse: true,
  }))
}
