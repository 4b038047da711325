import type { CatalogType } from '@mantel/contract'
import { search as limits } from '@mantel/domain/constants'
import type { Engine } from '../engine.ts'
import { failed, type Outcome } from '../outcome.ts'
import { type CatalogResult, searchCatalog } from '../search-catalog.ts'
import { withTimeout } from '../with-timeout.ts'
import { isFresh, type Timestamped } from './freshness.ts'
import { hashText } from './hash-text.ts'
import type { SearchRequest } from './queries/search-request.ts'
import { registerPaths } from './register-paths.ts'
import { storeProducts } from './stored-products.ts'

export type CatalogQuestion = {
  type: CatalogType
  request: SearchRequest
  size?: number
  from?: number
  include?: readonly string[]
  exclude?: readonly string[]
}

export type AskOptions = {
  /** Where the answer is stored. Default disk; memory or nowhere for questions that are not repeated. */
  keep?: 'disk' | 'memory' | 'nowhere'
  skipCache?: boolean
  signal?: AbortSignal
  /** Called when the network is asked because there is no fresh stored answer. */
  onNetwork?: () => void
}

export type CatalogAnswer = CatalogResult & {
  /** The network could not be reached: this is a stored answer, or an empty one. */
  offline: boolean
  /** There is no answer at all, and so no items. */
  noresults: boolean
  /** While a stored answer is shown: the new one, or null if it failed. */
  fresh: Promise<CatalogResult | null> | null
}

/**
 * Answers a search from a fresh stored answer, otherwise from the network, otherwise from an older stored answer. In a
 * browser there is always an answer, possibly an empty one.
 */
export async function askCatalog(
  engine: Engine,
  question: CatalogQuestion,
  options: AskOptions = {},
): Promise<Outcome<CatalogAnswer>> {
  const key = answerKey(engine, question)
  const stored = options.skipCache || options.keep === 'nowhere' ? null : await findStored(engine, key)
  const answer = (result: CatalogResult, more: Partial<CatalogAnswer> = {}): Outcome<CatalogAnswer> => ({
    ok: true,
    result: { ...result, offline: false, noresults: false, fresh: null, ...more },
  })
  if (!engine.online.mayTry())
    return stored ? answer(stored.value, { offline: true }) : answer(emptyAnswer(question), noResults)
  const request = askNetwork(engine, key, question, options)
  if (stored && isFresh(stored, engine.clock.now()))
    return answer(stored.value, { fresh: request.then((outcome) => (outcome.ok ? outcome.result : null)) })
  options.onNetwork?.()
  const outcome = await request
  if (outcome.ok) return answer(outcome.result)
  if (options.signal?.aborted) return outcome
  if (stored) return answer(stored.value, { offline: true })
  return engine.runtime === 'browser' ? answer(emptyAnswer(question), noResults) : outcome
}

/** Stores a document from another call as the answer to the question, so that the question can be answered offline. */
export function storeAsAnswer(engine: Engine, question: CatalogQuestion, document: Record<string, unknown>): void {
  const key = answerKey(engine, question)
  const items = [{ ...document, slug: String(document.slug ?? document.url_key ?? ''), _score: null }]
  if (key !== null) storeAnswer(engine, key, question, { ...emptyAnswer(question), items, total: 1 }, 'disk')
}

const noResults = { offline: true, noresults: true }

export function emptyAnswer({
  from = limits.start,
  size = limits.pageSize,
}: Pick<CatalogQuestion, 'from' | 'size'>): CatalogResult {
  return { items: [], total: 0, start: from, perPage: size, aggregations: {}, attributeMetadata: [] }
}

/** Product answers contain prices, so the key includes the customer group's token. */
function answerKey(engine: Engine, question: CatalogQuestion): string | null {
  if (!engine.storage) return null
  const token = question.type === 'product' ? engine.groupToken() : null
  return `search$$${hashText(JSON.stringify([token, question]))}`
}

async function findStored({ storage }: Engine, key: string | null): Promise<Timestamped<CatalogResult> | null> {
  if (!storage || key === null) return null
  return storage.collection<Timestamped<CatalogResult>>('products').get(key)
}

/** Concurrent equal questions share one call, unless the caller can abort it. */
function askNetwork(
  engine: Engine,
  key: string | null,
  question: CatalogQuestion,
  { keep = 'disk', signal }: AskOptions,
): Promise<Outcome<CatalogResult>> {
  if (key === null) return fetchAnswer(engine, question, signal)
  const { pendingSearches } = engine.requestCache
  const inProgress = signal ? undefined : pendingSearches.get(key)
  if (inProgress) return inProgress
  const request = fetchAnswer(engine, question, signal).then((outcome) => {
    if (pendingSearches.get(key) === request) pendingSearches.delete(key)
    if (outcome.ok) storeAnswer(engine, key, question, outcome.result, keep)
    return outcome
  })
  if (!signal) pendingSearches.set(key, request)
  return request
}

async function fetchAnswer(
  engine: Engine,
  { type, request, ...page }: CatalogQuestion,
  signal: AbortSignal | undefined,
): Promise<Outcome<CatalogResult>> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  signal?.addEventListener('abort', abort, { once: true })
  const token = type === 'product' ? engine.groupToken() : null
  const searching = searchCatalog(engine.caller, {
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
  return failed('offline', answer.kind === 'failed' ? answer.error : new Error('The search took too long'))
}

function storeAnswer(
  engine: Engine,
  key: string,
  { type, include, exclude }: CatalogQuestion,
  result: CatalogResult,
  keep: AskOptions['keep'],
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
