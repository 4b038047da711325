import type { CatalogType } from '@mantel/contract'
import { search as limits } from '@mantel/domain/constants'
import type { Engine } from '../engine.ts'
import { inTime } from '../in-time.ts'
import { failed, type Outcome } from '../outcome.ts'
import { type CatalogResult, searchCatalog } from '../search-catalog.ts'
import { type Dated, isFresh } from './freshness.ts'
import { hashText } from './hash-text.ts'
import { keepProducts } from './kept-products.ts'
import type { SearchRequest } from './queries/search-request.ts'
import { registerPaths } from './register-paths.ts'

export type CatalogQuestion = {
  type: CatalogType
  request: SearchRequest
  size?: number
  from?: number
  include?: readonly string[]
  exclude?: readonly string[]
}

export type AskOptions = {
  /** Where the answer stays. Default disk; for what nobody asks twice memory or nowhere. */
  keep?: 'disk' | 'memory' | 'nowhere'
  skipCache?: boolean
  signal?: AbortSignal
  /** Called when the network is asked because nothing fresh was kept. */
  onNetwork?: () => void
}

export type CatalogAnswer = CatalogResult & {
  /** Nobody could be asked: this is what was kept, or nothing. */
  offline: boolean
  /** There is no answer at all, and so no items. */
  noresults: boolean
  /** While a kept answer is shown: the new one, or null if none came. */
  fresh: Promise<CatalogResult | null> | null
}

/**
 * A search, answered from what was kept if that is fresh, else by the network, else by what was kept longer ago. In a
 * browser there is always an answer, if need be an empty one.
 */
export async function askCatalog(
  engine: Engine,
  question: CatalogQuestion,
  options: AskOptions = {},
): Promise<Outcome<CatalogAnswer>> {
  const key = keyOf(engine, question)
  const kept = options.skipCache || options.keep === 'nowhere' ? null : await findKept(engine, key)
  const answer = (result: CatalogResult, more: Partial<CatalogAnswer> = {}): Outcome<CatalogAnswer> => ({
    ok: true,
    result: { ...result, offline: false, noresults: false, fresh: null, ...more },
  })
  if (!engine.online.mayTry()) return kept ? answer(kept.value, { offline: true }) : answer(noAnswer(question), empty)
  const asking = askNetwork(engine, key, question, options)
  if (kept && isFresh(kept, engine.clock.now()))
    return answer(kept.value, { fresh: asking.then((outcome) => (outcome.ok ? outcome.result : null)) })
  options.onNetwork?.()
  const outcome = await asking
  if (outcome.ok) return answer(outcome.result)
  if (options.signal?.aborted) return outcome
  if (kept) return answer(kept.value, { offline: true })
  return engine.place === 'browser' ? answer(noAnswer(question), empty) : outcome
}

/** What came another way than by the question is kept as its answer, so that the question has one without a connection. */
export function keepAsAnswer(engine: Engine, question: CatalogQuestion, document: Record<string, unknown>): void {
  const key = keyOf(engine, question)
  const items = [{ ...document, slug: String(document.slug ?? document.url_key ?? ''), _score: null }]
  if (key !== null) keepAnswer(engine, key, question, { ...noAnswer(question), items, total: 1 }, 'disk')
}

const empty = { offline: true, noresults: true }

export function noAnswer({
  from = limits.start,
  size = limits.pageSize,
}: Pick<CatalogQuestion, 'from' | 'size'>): CatalogResult {
  return { items: [], total: 0, start: from, perPage: size, aggregations: {}, attributeMetadata: [] }
}

/** Prices are part of a product's answer, so whose prices they are is part of the question. */
function keyOf(engine: Engine, question: CatalogQuestion): string | null {
  if (!engine.storage) return null
  const token = question.type === 'product' ? engine.groupToken() : null
  return `search$$${hashText(JSON.stringify([token, question]))}`
}

async function findKept({ storage }: Engine, key: string | null): Promise<Dated<CatalogResult> | null> {
  if (!storage || key === null) return null
  return storage.collection<Dated<CatalogResult>>('products').get(key)
}

/** The same question asked twice at a time goes out once, unless somebody may give it up. */
function askNetwork(
  engine: Engine,
  key: string | null,
  question: CatalogQuestion,
  { keep = 'disk', signal }: AskOptions,
): Promise<Outcome<CatalogResult>> {
  if (key === null) return fetchAnswer(engine, question, signal)
  const { asked } = engine.session
  const underWay = signal ? undefined : asked.get(key)
  if (underWay) return underWay
  const asking = fetchAnswer(engine, question, signal).then((outcome) => {
    if (asked.get(key) === asking) asked.delete(key)
    if (outcome.ok) keepAnswer(engine, key, question, outcome.result, keep)
    return outcome
  })
  if (!signal) asked.set(key, asking)
  return asking
}

async function fetchAnswer(
  engine: Engine,
  { type, request, ...page }: CatalogQuestion,
  signal: AbortSignal | undefined,
): Promise<Outcome<CatalogResult>> {
  const giveUp = new AbortController()
  const abort = () => giveUp.abort()
  signal?.addEventListener('abort', abort, { once: true })
  const token = type === 'product' ? engine.groupToken() : null
  const searching = searchCatalog(engine.caller, {
    ...page,
    form: 'search-query',
    index: engine.view.catalog.index,
    type,
    request: { ...request, ...(token !== null && { groupToken: token }) },
    signal: giveUp.signal,
  })
  const answer = await inTime(searching, limits.clientTimeoutMs, engine.clock)
  signal?.removeEventListener('abort', abort)
  if (answer.kind === 'answered') return answer.value
  giveUp.abort()
  return failed('offline', answer.kind === 'failed' ? answer.error : new Error('The search took too long'))
}

function keepAnswer(
  engine: Engine,
  key: string,
  { type, include, exclude }: CatalogQuestion,
  result: CatalogResult,
  keep: AskOptions['keep'],
): void {
  const { storage, clock } = engine
  if (!storage) return
  registerPaths(engine, type, result.items)
  // A customer's own prices are nothing for the disk.
  const memoryOnly = keep === 'memory' || (type === 'product' && engine.groupToken() !== null)
  if (type === 'product' && !include && !exclude) keepProducts(engine, result.items, { memoryOnly })
  if (keep === 'nowhere') return
  void storage.collection<Dated<CatalogResult>>('products').set(key, { at: clock.now(), value: result }, { memoryOnly })
}
