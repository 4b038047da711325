import { search } from '@mantel/domain/constants'
import { GraphQLError } from 'graphql'

/** A catalogue search in the form that the search slice accepts. */
export type CatalogSearch = {
  type: string
  parameters: {
    size?: number
    from?: number
    request_format?: string
    _source_include?: string
    _source_exclude?: string
  }
  body: Record<string, unknown>
}

/** The arguments that the queries share. */
export type SearchArgs = {
  search?: string | null
  filter?: unknown
  pageSize?: number | null
  currentPage?: number | null
  sort?: unknown
  _sourceInclude?: readonly string[] | null
  _sourceExclude?: readonly string[] | null
  availableFilters?: unknown
  searchOptions?: unknown
  groupToken?: string | null
}

/** The default page size in the GraphQL schema. */
const defaultPageSize = 20

/** The number of documents that a search with this pageSize loads at most. 0 and less mean the default of the search. */
export function documentsOfPage(pageSize: number | null | undefined): number {
  const size = pageSize ?? defaultPageSize
  return size > 0 ? size : search.pageSize
}

/** Translates the arguments of a query into a search request with named filters (see parse-search-query.ts). */
export function toSearch(type: string, args: SearchArgs): CatalogSearch {
  const { pageSize, currentPage, _sourceInclude, _sourceExclude, availableFilters, searchOptions, groupToken } = args
  const size = pageSize ?? defaultPageSize
  const page = Math.max(1, currentPage ?? 1)
  return {
    type,
    parameters: {
      size,
      from: (page - 1) * size,
      request_format: 'search-query',
      _source_include: _sourceInclude?.join(','),
      _source_exclude: _sourceExclude?.join(','),
    },
    body: {
      _searchText: args.search,
      _appliedFilters: appliedFilters(args.filter),
      _appliedSort: appliedSort(args.sort),
      _availableFilters: availableFilters,
      _searchOptions: searchOptions,
      groupToken: groupToken || undefined,
    },
  }
}

function appliedFilters(filter: unknown) {
  return Object.entries(objectOf(filter, 'filter')).flatMap(([attribute, given]) => {
    if (given === null || given === undefined) return []
    if (typeof given !== 'object' || Array.isArray(given)) return [{ attribute, value: given }]
    const { scope, ...conditions } = given as Record<string, unknown>
    const value = Object.fromEntries(Object.entries(conditions).map(toOperator))
    return Object.keys(value).length === 0 ? [] : [{ attribute, value, scope: scope ?? undefined }]
  })
}

/** null and notnull name a condition; like and finset are plain values, as in search requests. */
function toOperator([name, operand]: [string, unknown]): [string, unknown] {
  if (name === 'notnull') return ['eq', null]
  if (name === 'null') return ['nor', null]
  return [name, operand]
}

function appliedSort(sort: unknown) {
  return Object.entries(objectOf(sort, 'sort')).map(([field, order]) => ({
    field,
    options: String(order).toLowerCase() === 'desc' ? 'desc' : 'asc',
  }))
}

function objectOf(value: unknown, name: string): Record<string, unknown> {
  if (value === null || value === undefined) return {}
  if (typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>
  throw new GraphQLError(`${name} must be an object`)
}
