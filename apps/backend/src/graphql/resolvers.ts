import { search } from '@mantel/domain/constants'
import { GraphQLScalarType, Kind, type ValueNode } from 'graphql'
import { type CatalogSearch, type SearchArgs, toSearch } from './to-search.ts'

type Reply = Record<string, unknown>
/** Runs a search of the request's store view. */
export type ReadCatalog = (catalogSearch: CatalogSearch) => Promise<Reply>
type Context = { read: ReadCatalog }
type Hits = { hits?: { _source?: Reply }[]; total?: unknown }

/** Attributes differ from shop to shop, so their filters and orders are plain JSON. */
const jsonNames = [
  'JSON',
  'ProductFilterInput',
  'CategoryFilterInput',
  'ProductSortInput',
  'CategorySortInput',
  'AttributeInput',
  'TaxRuleInput',
  'ReviewFilterInput',
  'CmsInput',
]

export function createResolvers() {
  const scalars = Object.fromEntries(jsonNames.map((name) => [name, jsonScalar(name)]))
  const find =
    (type: string) =>
    async (_: unknown, args: SearchArgs, { read }: Context) =>
      read(toSearch(type, args))
  const listAll =
    (type: string) =>
    async (_: unknown, { filter }: SearchArgs, { read }: Context) => ({
      items: sourcesOf(await read(toSearch(type, { filter, pageSize: search.maxPageSize }))),
    })
  return {
    ...scalars,
    Query: {
      async products(_: unknown, args: SearchArgs, { read }: Context) {
        const reply = await read(toSearch('product', args))
        return {
          items: sourcesOf(reply),
          total_count: totalOf(reply),
          page_info: { page_size: args.pageSize, current_page: args.currentPage },
          aggregations: reply.aggregations ?? null,
          attribute_metadata: reply.attribute_metadata ?? null,
          sort_fields: { default: 'position', options: sortFields },
        }
      },
      categories: find('category'),
      reviews: find('review'),
      taxrule: (_: unknown, { filter }: SearchArgs, { read }: Context) =>
        read(toSearch('taxrule', { filter, pageSize: search.maxPageSize })),
      customAttributeMetadata: (
        _: unknown,
        { attributes, _sourceInclude }: SearchArgs & { attributes: unknown },
        { read }: Context,
      ) => read(toSearch('attribute', { filter: attributes, pageSize: search.maxPageSize, _sourceInclude })),
      cmsPages: listAll('cms_page'),
      cmsBlocks: listAll('cms_block'),
      cmsHierarchies: listAll('cms_hierarchy'),
    },
    CmsPage: { page_id: ({ id, page_id }: Reply) => page_id ?? id },
  }
}

const sortFields = [
  { value: 'position', label: 'Position' },
  { value: 'name', label: 'Name' },
  { value: 'final_price', label: 'Price' },
  { value: 'updated_at', label: 'Latest' },
]

const hitsOf = ({ hits }: Reply) => (hits ?? {}) as Hits
const sourcesOf = (reply: Reply) => (hitsOf(reply).hits ?? []).map(({ _source }) => _source ?? {})

/** The number of documents that match. */
export function totalOf(reply: Reply): number {
  const { total } = hitsOf(reply)
  return typeof total === 'number' ? total : Number((total as { value?: number } | undefined)?.value ?? 0)
}

function jsonScalar(name: string): GraphQLScalarType {
  return new GraphQLScalarType({ name, serialize: (value) => value, parseValue: (value) => value, parseLiteral })
}

function parseLiteral(node: ValueNode, variables?: Record<string, unknown> | null): unknown {
  switch (node.kind) {
    case Kind.OBJECT:
      return Object.fromEntries(node.fields.map((field) => [field.name.value, parseLiteral(field.value, variables)]))
    case Kind.LIST:
      return node.values.map((value) => parseLiteral(value, variables))
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value)
    case Kind.NULL:
      return null
    case Kind.VARIABLE:
      return variables?.[node.name.value] ?? null
    default:
      return node.value
  }
}
