import { randomUUID } from 'node:crypto'
import { type CatalogType, catalogTypes, headerTags, listTagOf, refuse, tagOf } from '@mantel/contract'
import { findViewOfIndex, type Stores, type StoreView, websiteOf } from '@mantel/domain/store'
import { type Answer, type Call, type Handlers, ReplyPieces, rawReply } from '../platform/http/index.ts'
import { type MaybePromise, mapMaybePromise } from '../platform/maybe-promise.ts'
import type { CatalogAnswer, CatalogIndex } from './catalog-index.ts'
import { queryLimits } from './limits.ts'
import { type ParsedSearchRequest, readRequest } from './read-request.ts'
import { type ReplyParts, replyBytes, writeReply } from './reply/reply-bytes.ts'
import { createReplyCache, type ReplyCache } from './reply/reply-cache.ts'

export type SearchRouteOptions = {
  catalog: CatalogIndex
  stores: Stores
  /** The customer group that a token proves for the view's website; null for none. */
  resolveGroup(view: StoreView, token: string | undefined): MaybePromise<number | null>
}

type SearchCall = Call<'catalogSearch'> | Call<'catalogSearchPost'>

const json = 'application/json; charset=utf-8'
/** Distinguishes the ETags of different processes: version numbers start at 0 in every process. */
const processMark = randomUUID().slice(0, 8)

const replyCacheBytes = 8 * 1024 * 1024

export function searchHandlers(options: SearchRouteOptions): Pick<Handlers, 'catalogSearch' | 'catalogSearchPost'> {
  const cached = { ...options, replies: createReplyCache(replyCacheBytes) }
  return {
    catalogSearch: (call) => answerSearch(cached, call, undefined),
    catalogSearchPost: (call) => answerSearch(cached, call, call.body),
  }
}

export type AnswerSearch = (call: Call<'catalogSearchPost'>, body: unknown) => MaybePromise<Answer<never>>

/** Answers searches without HTTP, see createSearchReader. */
export function createSearchAnswers(options: SearchRouteOptions): AnswerSearch {
  const cached = { ...options, replies: createReplyCache(replyCacheBytes) }
  return (call, body) => answerSearch(cached, call, body)
}

type CachedSearchOptions = SearchRouteOptions & { replies: ReplyCache }

function answerSearch(options: CachedSearchOptions, call: SearchCall, body: unknown): MaybePromise<Answer<never>> {
  const { stores } = options
  const { index, type } = call.params
  // An index of another website returns the same error as an index that does not exist.
  const view = findViewOfIndex(stores, websiteOf(stores, call.ctx.view), index)
  if (!view) return refuse('index_unknown', { index })
  if (!isCatalogType(type)) return refuse('type_unknown', { type })
  const parsed = readRequest(call.query, body)
  if (!parsed.ok) return parsed
  const group = parsed.groupToken ? options.resolveGroup(view, parsed.groupToken) : null
  return mapMaybePromise(group, (groupId) => answerGroup(options, call, { ...parsed, view, type, groupId }))
}

/** A parsed search with its store view, document type and customer group. */
type GroupSearch = ParsedSearchRequest & { view: StoreView; type: CatalogType; groupId: number | null }

function answerGroup(
  { catalog, replies }: CachedSearchOptions,
  call: SearchCall,
  parsed: GroupSearch,
): MaybePromise<Answer<never>> {
  const { request } = call
  const { view, type, groupId, query, page, source, compact } = parsed
  const headers = cacheHeaders(catalog, view, type, groupId)
  if (headers.etag && request.headers['if-none-match'] === headers.etag && request.method !== 'POST')
    return rawReply('', { ...headers, 'x-vs-cache': 'Hit' }, 304)
  const allTags = request.headers['x-vs-cache-tags'] === 'all'
  const key = allTags || !headers.etag ? null : cacheKeyOf(call, parsed)
  const cached = key === null ? undefined : replies.find(key, headers.etag ?? '')
  if (cached) return rawReply(cached.bytes, { ...cached.headers, 'x-vs-cache': 'Hit' })
  const isCurrent = () => cacheHeaders(catalog, view, type, groupId).etag === headers.etag
  const storeReply = ({ headers: sent }: Description, bytes: Buffer) => {
    if (key !== null && sent.etag && isCurrent()) replies.put(key, { etag: sent.etag, bytes, headers: sent })
  }
  const started = performance.now()
  return mapMaybePromise(catalog.search(view, type, query, page, { groupId, source, compact }), (found) => {
    const took = Math.round(performance.now() - started)
    const describe = (documents: Documents) =>
      describeReply(catalog, parsed, { ...found, documents, took }, headers, allTags)
    return found.documents
      ? answerAtOnce(describe(found.documents), storeReply)
      : { ok: true, build: () => buildLarge(found, describe) }
  })
}

/**
 * The cache key of a search; null: not cached. It contains no secret: the query has only search fields, and a search with a group token,
 * valid or not, is not cached.
 */
function cacheKeyOf({ query, request }: SearchCall, parsed: GroupSearch): string | null {
  const { view, type, groupToken } = parsed
  return request.method === 'POST' || parsed.query.random || groupToken
    ? null
    : `${view.code} ${type} ${JSON.stringify(query)}`
}

type Documents = ReplyParts['documents']
type Description = { parts: ReplyParts; compact: boolean; headers: Record<string, string> }

function answerAtOnce(
  description: Description,
  keep: (description: Description, bytes: Buffer) => void,
): Answer<never> {
  const { parts, compact, headers } = description
  if (lacksAll(parts.documents)) return refuse('busy')
  const { bytes, release } = replyBytes(parts, compact)
  keep(description, bytes)
  return { ...rawReply(bytes, headers), onSent: release }
}

async function buildLarge(
  { readDocuments }: Extract<CatalogAnswer, { documents: null }>,
  describe: (documents: Documents) => Description,
) {
  const documents = await readDocuments(queryLimits.replyBytes)
  if (!documents) return refuse('search_request_invalid', { reason: tooLarge })
  if (lacksAll(documents)) return refuse('busy')
  const { parts, compact, headers } = describe(documents)
  const pieces = new ReplyPieces()
  writeReply(pieces, parts, compact)
  return { ok: true, raw: pieces, status: 200, headers } as const
}

const tooLarge = 'the reply would be too large; ask for fewer documents (size) or fields (_source_include)'
const lacksAll = (documents: Documents) => documents.length > 0 && documents.every((document) => document === null)

function describeReply(
  catalog: CatalogIndex,
  { view, type, query, compact }: GroupSearch,
  { result, documents, took }: Pick<ReplyParts, 'result' | 'documents' | 'took'>,
  headers: Record<string, string>,
  /**
   * For callers that cache derived content: returns every cache tag and the time of the next scheduled price change.
   */
  allTags: boolean,
): Description {
  const attributes = type === 'product' ? catalog.attributeMetadata(view) : null
  const parts = { index: view.catalog.index, type, took, result, documents, facets: query.facets, attributes }
  // An incomplete reply must not be cached.
  const cacheControl = result.timedOut || documents.includes(null) ? { 'cache-control': 'no-store' } : headers
  const tags = [type, ...result.ids.map((id) => tagOf(type, id)), listTagOf(type)]
  const freshUntil = allTags && type === 'product' ? catalog.nextPriceBoundary(view, result.ids) : null
  const replyHeaders = {
    ...cacheControl,
    'content-type': json,
    'x-vs-cache': 'Miss',
    'x-vs-cache-tags': (allTags ? tags : headerTags(tags)).join(' '),
    ...(freshUntil !== null && { 'x-vs-fresh-until': String(freshUntil) }),
  }
  return { parts, compact, headers: replyHeaders }
}

/**
 * Shared replies are cacheable and revalidated by ETag; replies with group prices or from an incomplete index are not.
 */
function cacheHeaders(
  catalog: CatalogIndex,
  view: StoreView,
  type: CatalogType,
  groupId: number | null,
): Record<string, string> {
  if (groupId !== null) return { 'cache-control': 'private, no-store' }
  if (!catalog.isReady(view, type)) return { 'cache-control': 'no-store' }
  return { 'cache-control': 'no-cache', etag: `W/"${processMark}.${catalog.version(view, type)}"` }
}

function isCatalogType(type: string): type is CatalogType {
  return (catalogTypes as readonly string[]).includes(type)
}
