import { type CatalogType, expandProduct } from '@mantel/contract'
import { search as limits } from '@mantel/domain/constants'
import type { Caller } from './caller.ts'
import type { Outcome } from './outcome.ts'

/** Either an Elasticsearch request body, or filters, sort and text, whose compact reply has short field names. */
export type CatalogQuery =
  | { form: 'dsl'; request: Record<string, unknown>; sort?: string }
  | { form: 'search-query'; request: Record<string, unknown> }

export type CatalogSearch = CatalogQuery & {
  index: string
  type: CatalogType
  size?: number
  from?: number
  include?: readonly string[]
  exclude?: readonly string[]
  signal?: AbortSignal
}

export type CatalogItem = Record<string, unknown> & { slug: string; _score: number | null }

export type CatalogResult = {
  items: CatalogItem[]
  total: number
  start: number
  perPage: number
  aggregations: Record<string, unknown>
  attributeMetadata: unknown[]
}

/** Longer queries are sent in the body: proxies may truncate longer URLs. Characters. */
const maxUrlLength = 6000

export async function searchCatalog(caller: Caller, search: CatalogSearch): Promise<Outcome<CatalogResult>> {
  const { index, type, size = limits.pageSize, from = limits.start, signal } = search
  const params = { index, type }
  const query = {
    size,
    from,
    sort: search.form === 'dsl' ? search.sort : undefined,
    _source_include: search.include?.join(','),
    _source_exclude: search.exclude?.join(','),
    ...(search.form === 'search-query' && { request_format: 'search-query', response_format: 'compact' }),
  }
  const request = JSON.stringify(search.request)
  // URLs end up in logs, so a token is never part of one.
  const inBody = 'groupToken' in search.request || encodeURIComponent(request).length > maxUrlLength
  const outcome = inBody
    ? await caller.call('catalogSearchPost', { params, query, body: search.request, signal })
    : await caller.call('catalogSearch', { params, query: { ...query, request }, signal })
  return outcome.ok ? readResult(outcome.result, from, size) : outcome
}

type Hit = { _source?: Record<string, unknown>; _score?: unknown }

function readResult(reply: unknown, start: number, perPage: number): Outcome<CatalogResult> {
  const { hits, total, aggregations, attribute_metadata } = (reply ?? {}) as Record<string, unknown>
  const found = Array.isArray(hits)
    ? {
        items: hits.map((source) => item(expandProduct(source, { inherit: true }), source._score)),
        total: count(total),
      }
    : standardHits(hits)
  if (!found) return { ok: false, reason: 'failed', message: 'wrong_response_format' }
  return {
    ok: true,
    result: {
      ...found,
      start,
      perPage,
      aggregations: (aggregations ?? {}) as Record<string, unknown>,
      attributeMetadata: Array.isArray(attribute_metadata) ? attribute_metadata : [],
    },
  }
}

function standardHits(hits: unknown): Pick<CatalogResult, 'items' | 'total'> | null {
  const { hits: list, total } = (hits ?? {}) as { hits?: Hit[]; total?: unknown }
  if (!Array.isArray(list)) return null
  return { items: list.map((hit) => item(hit._source ?? {}, hit._score)), total: count(total) }
}

function item(source: Record<string, unknown>, score: unknown): CatalogItem {
  const slug = source.slug ?? source.url_key ?? ''
  return { ...source, slug: String(slug), _score: typeof score === 'number' ? score : null }
}

/** A number, or {value, relation} of newer search engines. */
function count(total: unknown): number {
  return typeof total === 'number' ? total : Number((total as { value?: number } | undefined)?.value ?? 0)
}
