import { type CatalogType, compactProduct } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import { createTimeSlicer } from '@mantel/search'
import type { Log } from '../../platform/log.ts'
import type { MaybePromise } from '../../platform/maybe-promise.ts'
import type { CatalogSource, IndexedDocument } from '../indexed-document.ts'
import type { SourceFilter } from '../source-filter.ts'
import type { CachePartition } from './document-cache.ts'

/** How a reply presents documents. */
export type Presentation = { groupId: number | null; source: SourceFilter; compact: boolean }

export type DocumentReader = {
  /** The bytes of each document, in order; null for a document that is currently unavailable. */
  show(ids: readonly number[], showing: Presentation): MaybePromise<(Buffer | null)[]>
  /** Like show, but for many documents, in slices of the event loop. Null if they have more than maxBytes. */
  showMany(ids: readonly number[], showing: Presentation, maxBytes: number): Promise<(Buffer | null)[] | null>
}

/** Documents that are prepared without a break. */
const sliceSize = 50

type Options = {
  view: StoreView
  type: CatalogType
  source: CatalogSource
  cachePartition: CachePartition
  /** Increases with every change, so that documents read before a change are not cached after it. */
  version(): number
  log: Log
}

/**
 * Serves documents from the cache, otherwise from the database. Without the database, cached documents are still
 * served.
 */
export function createDocumentReader({ view, type, source, cachePartition, version, log }: Options): DocumentReader {
  function find(id: number, showing: Presentation, form: string, isOneOfMany = false): Buffer | null {
    const cached = cachePartition.find(id, form)
    if (cached) return cached
    const completeDocument = cachePartition.find(id, wholeForm(showing.groupId))
    if (!completeDocument) return null
    const bytes = cut(JSON.parse(completeDocument.toString()), type, showing)
    store(id, form, bytes, isOneOfMany)
    return bytes
  }

  /** One large reply must not evict the documents of many small ones. */
  function store(id: number, form: string, bytes: Buffer, isOneOfMany: boolean): void {
    if (isOneOfMany) cachePartition.putIfSpace(id, form, bytes)
    else cachePartition.put(id, form, bytes)
  }

  async function load(ids: number[], showing: Presentation, isOneOfMany: boolean): Promise<Map<number, Buffer>> {
    const before = version()
    const loaded = await source.byIds(view, type, ids)
    const bytesById = new Map<number, Buffer>()
    for (const indexed of loaded) {
      const document = documentFor(indexed, showing.groupId)
      bytesById.set(indexed.id, cut(document, type, showing))
      if (version() === before) store(indexed.id, wholeForm(showing.groupId), serialiseDocument(document), isOneOfMany)
    }
    return bytesById
  }

  async function showLoaded(
    found: (Buffer | null)[],
    ids: readonly number[],
    showing: Presentation,
    isOneOfMany = false,
  ) {
    const missing = ids.filter((_, at) => found[at] === null)
    try {
      const loaded = await load(missing, showing, isOneOfMany)
      return ids.map((id, at) => found[at] ?? loaded.get(id) ?? null)
    } catch (error) {
      log.warn(
        { view: view.code, type, missing: missing.length, reason: String(error) },
        'database read failed, serving cached documents only',
      )
      return found
    }
  }

  return {
    show(ids, showing) {
      const form = formOf(showing)
      const found = ids.map((id) => find(id, showing, form))
      return found.includes(null) ? showLoaded(found, ids, showing) : found
    },
    async showMany(ids, showing, maxBytes) {
      const form = formOf(showing)
      const slicer = createTimeSlicer()
      const documents: (Buffer | null)[] = []
      let bytes = 0
      for (let at = 0; at < ids.length; at += sliceSize) {
        const wanted = ids.slice(at, at + sliceSize)
        const found = wanted.map((id) => find(id, showing, form, true))
        for (const document of found.includes(null) ? await showLoaded(found, wanted, showing, true) : found) {
          documents.push(document)
          bytes += document?.length ?? 0
        }
        if (bytes > maxBytes) return null
        await slicer.yieldIfDue()
      }
      return documents
    },
  }
}

export function wholeForm(groupId: number | null): string {
  return groupId === null ? '' : String(groupId)
}

export const serialiseDocument = (document: object): Buffer => Buffer.from(JSON.stringify(document))

function formOf({ groupId, source, compact }: Presentation): string {
  if (source.includesAll && !compact) return wholeForm(groupId)
  return `${wholeForm(groupId)}${compact ? '~' : '='}${source.key}`
}

function documentFor(indexed: IndexedDocument, groupId: number | null): object {
  return groupId === null || !indexed.forGroup ? indexed.doc : indexed.forGroup(groupId)
}

function cut(document: object, type: CatalogType, { source, compact }: Presentation): Buffer {
  const filtered = source.apply(document as Record<string, unknown>)
  return serialiseDocument(compact && type === 'product' ? compactProduct(filtered) : filtered)
}
