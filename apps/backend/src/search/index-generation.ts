import type { CatalogDocument, CatalogType } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import { Engine, type EngineOptions } from '@mantel/search'
import type { CachePartition } from './documents/document-cache.ts'
import { serialiseDocument, wholeForm } from './documents/document-reader.ts'
import { indexEntry } from './index-entry.ts'
import type { IndexedDocument } from './indexed-document.ts'
import { codeField, type OptionLabels, textFieldsOf } from './text-fields.ts'

/**
 * All index data for one type in one store view. A rebuild creates the next generation and then replaces the current
 * one.
 */
export type IndexGeneration = {
  engine: Engine
  cachePartition: CachePartition
  /** The documents themselves, only for types that the index has to read again. */
  documents: Map<number, CatalogDocument> | null
  /** The next scheduled price change of each document, by id; milliseconds since the epoch. */
  priceBoundaries: Map<number, number>
  changes: number
}

export function createIndexGeneration(
  view: StoreView,
  type: CatalogType,
  cachePartition: CachePartition,
): IndexGeneration {
  return {
    engine: new Engine(engineOptions(view, type)),
    cachePartition,
    documents: type === 'attribute' ? new Map() : null,
    priceBoundaries: new Map(),
    changes: 0,
  }
}

const engineOptions = (view: StoreView, type: CatalogType): EngineOptions => ({
  language: view.language,
  textFields: textFieldsOf(type),
  codeField,
})

type SavedDetails = Pick<IndexGeneration, 'documents' | 'priceBoundaries' | 'changes'>
/** The unfiltered documents in the cache, as JSON texts written one after the other. */
type SavedDocuments = { ids: number[]; lengths: number[]; bytes: Buffer }

/** Yields the content of a generation in parts. The consumer must copy each part before it requests the next one. */
export function* saveIndexGeneration({ engine, cachePartition, ...details }: IndexGeneration): Iterable<unknown> {
  yield { ...details } satisfies SavedDetails
  const documents = engine.allIds().flatMap((id) => {
    const bytes = cachePartition.find(id, wholeForm(null))
    return bytes ? [{ id, bytes }] : []
  })
  yield {
    ids: documents.map(({ id }) => id),
    lengths: documents.map(({ bytes }) => bytes.length),
    bytes: Buffer.concat(documents.map(({ bytes }) => bytes)),
  } satisfies SavedDocuments
  yield* engine.save()
}

export function loadIndexGeneration(
  view: StoreView,
  type: CatalogType,
  cachePartition: CachePartition,
  parts: Iterator<unknown>,
): IndexGeneration {
  const details = parts.next().value as SavedDetails
  const { ids, lengths, bytes } = parts.next().value as SavedDocuments
  const engine = new Engine(engineOptions(view, type), parts)
  let start = 0
  for (const [at, id] of ids.entries()) {
    const end = start + (lengths[at] as number)
    cachePartition.putIfSpace(id, wholeForm(null), bytes.subarray(start, end))
    start = end
  }
  return { ...details, engine, cachePartition }
}

export function writeDocument(
  generation: IndexGeneration,
  type: CatalogType,
  indexed: IndexedDocument,
  labels: OptionLabels,
): void {
  const { engine, cachePartition, documents, priceBoundaries } = generation
  const { id, doc, nextPriceBoundary } = indexed
  engine.put(indexEntry(type, indexed, labels))
  generation.changes++
  cachePartition.remove(id)
  cachePartition.putIfSpace(id, wholeForm(null), serialiseDocument(doc))
  documents?.set(id, doc)
  if (nextPriceBoundary === undefined) priceBoundaries.delete(id)
  else priceBoundaries.set(id, nextPriceBoundary)
}

export function removeDocument(
  { engine, cachePartition, documents, priceBoundaries }: IndexGeneration,
  id: number,
): void {
  engine.remove(id)
  cachePartition.remove(id)
  documents?.delete(id)
  priceBoundaries.delete(id)
}
