import type { CatalogType } from '@mantel/contract'
import { search as limits } from '@mantel/domain/constants'
import type { Engine } from '../engine.ts'
import { failedOutcome, type Outcome, type RefusedOutcome } from '../outcome.ts'
import { type CatalogResult, searchCatalog } from '../search-catalog.ts'
import { withTimeout } from '../with-timeout.ts'
import { isFresh, type Timestamped } from './freshness.ts'
import { hashText } from './hash-text.ts'
import type { SearchRequest } from './queries/search-request.ts'
import { registerPaths } from './register-paths.ts'
import { repeatWhenBusy } from './repeat-when-busy.ts'
import { storeProducts } from './stored-products.ts'

export type CatalogRequest = {
  type: CatalogType
  request: SearchRequest
  size?: number
  from?: number
  include?: readonly string[]
  exclude?: readonly string[]
}

export type CatalogQueryOptions = {
  /** Where the reply is stored. Default disk; memory or nowhere for requests that are not repeated. */
  keep?: 'disk' | 'memory' | 'nowhere'
  skipCache?: boolean
  signal?: AbortSignal
  /** Called when the network is used because there is no fresh stored reply. */
  onNetwork?: () => void
}

export type CatalogReply = CatalogResult & {
  /** The network could not be reached: this is a stored reply, or an empty one. */
  offline: boolean
  /** There is no reply at all, and so no items. */
  noresults: boolean
  /** Why the server gave no reply although it was reached. */
  refusal: RefusedOutcome | null
  /** Set while a stored reply is shown: resolves with the new reply, or with null if the call failed. */
  fresh: Promise<CatalogResult | null> | null
}

/**
 * Returns a fresh stored reply, otherwise one from the network, otherwise an older stored reply. In a
 * browser there is always a reply, possibly an empty one.
 */
export async function queryCatalog(
  engine: Engine,
  catalogRequest: CatalogRequest,
  options: CatalogQueryOptions = {},
): Promise<Outcome<CatalogReply>> {
  const key = cacheKeyOf(engine, catalogRequest)
  const stored = options.skipCache || options.keep === 'nowhere' ? null : await findStored(engine, key)
  const reply = (result: CatalogResult, more: Partial<CatalogReply> = {}): Outcome<CatalogReply> => ({
    ok: true,
    result: { ...result, offline: false, noresults: false, refusal: null, fresh: null, ...more },
  })
  if (!engine.online.mayTry())
    return stored ? reply(stored.value, { offline: true }) : reply(emptyReply(catalogRequest), noResults)
  const request = fetchOnce(engine, key, catalogRequest, options, { isRepeated: stored === null })
  if (stored && isFresh(stored, engine.clock.now()))
    return reply(stored.value, { fresh: request.then((outcome) => (outcome.ok ? outcome.result : null)) })
  options.onNetwork?.()
  const outcome = await request
  if (outcome.ok) return reply(outcome.result)
  if (options.signal?.aborted) return outcome
  if (stored) return reply(stored.value, { offline: true })
  if (engine.runtime === 'server') return outcome
  const refusal = outcome.reason === 'refused' ? outcome : null
  return reply(emptyReply(catalogRequest), { ...noResults, refusal })
}

/** Stores a document from another call as the reply to a request, so that the request can be answered offline. */
export function storeReply(engine: Engine, catalogRequest: CatalogRequest, document: Record<string, unknown>): void {
  const key = cacheKeyOf(engine, catalogRequest)
  const items = [{ ...document, slug: String(document.slug ?? document.url_key ?? ''), _score: null }]
  if (key !== null) storeResult(engine, key, catalogRequest, { ...emptyReply(catalogRequest), items, total: 1 }, 'disk')
}

const noResults = { offline: true, noresults: true }

export function emptyReply({
  from = limits.start,
  size = limits.pageSize,
}: Pick<CatalogRequest, 'from' | 'size'>): CatalogResult {
  return { items: [], total: 0, start: from, perPage: size, aggregations: {}, attributeMetadata: [] }
}

/** Product replies contain prices, so the key includes the customer group's token. */
function cacheKeyOf(engine: Engine, catalogRequest: CatalogRequest): string | null {
  if (!engine.storage) return null
  const token = catalogRequest.type === 'product' ? engine.groupToken() : null
  return `search$$${hashText(JSON.stringify([token, catalogRequest]))}`
}

async function findStored({ storage }: Engine, key: string | null): Promise<Timestamped<CatalogResult> | null> {
  if (!storage || key === null) return null
  return storage.collection<Timestamped<CatalogResult>>('products').get(key)
}

/**
 * Concurrent equal requests share one call, unless the caller can abort it. isRepeated: a busy server is asked again,
 * because there is no stored reply to show instead.
 */
function fetchOnce(
  engine: Engine,
  key: string | null,
  catalogRequest: CatalogRequest,
  { keep = 'disk', signal }: CatalogQueryOptions,
  { isRepeated }: { isRepeated: boolean },
): Promise<Outcome<CatalogResult>> {
  const fetchNow = () => fetchResult(engine, catalogRequest, signal)
  const fetchReply = () => (isRepeated ? repeatWhenBusy(engine, fetchNow, signal) : fetchNow())
  if (key === null) return fetchReply()
  const { pendingSearches } = engine.requestCache
  const inProgress = signal ? undefined : pendingSearches.get(key)
  if (inProgress) return inProgress
  const request = fetchReply().then((outcome) => {
    if (pendingSearches.get(key) === request) pendingSearches.delete(key)
    if (outcome.ok) storeResult(engine, key, catalogRequest, outcome.result, keep)
    return outcome
  })
  if (!signal) pendingSearches.set(key, request)
  return request
}

async function fetchResult(
  engine: Engine,
  { type, request, ...page }: CatalogRequest,
  signal: AbortSignal | undefined,
): Promise<Outcome<CatalogResult>> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  signal?.addEventListener('abort', abort, { once: true })
  const token = type === 'product' ? engine.groupToken() : null
  // The GraphQL code is loaded only in stores that use it.
  const search =
    engine.view.settings.serverApi === 'graphql' ? (await import('./search-graphql.ts')).searchGraphql : searchCatalog
  const searching = search(engine.caller, {
    ...page,
    form: 'search-query',
    index: engine.view.catalog.index,
    type,
    request: { ...request, ...(token !== null && { groupToken: token }) },
    signal: controller.signal,
  })
  const answer = await withTimeout(searching, limits.clientTimeoutMs, engine.clock)
  signal?.removeEventListener('abort', abort)
  if (answer.kind === 'answered') return answer.value
  controller.abort()
  return failedOutcome('offline', answer.kind === 'failed' ? answer.error : new Error('The search took too long'))
}

function storeResult(
  engine: Engine,
  key: string,
  { type, include, exclude }: CatalogRequest,
  result: CatalogResult,
  keep: CatalogQueryOptions['keep'],
): void {
  const { storage, clock } = engine
  if (!storage) return
  registerPaths(engine, type, result.items)
  // Prices of a customer group are not stored on disk.
  const memoryOnly = keep === 'memory' || (type === 'product' && engine.groupToken() !== null)
  if (type === 'product' && !include && !exclude) storeProducts(engine, result.items, { memoryOnly })
  if (keep === 'nowhere') return
  void storage
    .collection<Timestamped<CatalogResult>>('products')
    .set(key, { at: clock.now(), value: result }, { memoryOnly })
}
