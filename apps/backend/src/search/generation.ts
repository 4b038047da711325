import type { CatalogDocument, CatalogType } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import { Engine } from '../platform/search/engine.ts'
import type { IndexedDocument } from '../platform/search/source.ts'
import type { DocumentRoom } from './documents/document-cache.ts'
import { bytesOf, wholeForm } from './documents/shown-documents.ts'
import { indexEntry } from './index-entry.ts'
import { codeField, type OptionLabels, textFieldsOf } from './text-fields.ts'

/** Everything known of one type in one store view at one time. A rebuild makes the next one and then takes its place. */
export type Generation = {
  engine: Engine
  room: DocumentRoom
  /** The documents themselves, of types that the index has to read again. */
  documents: Map<number, CatalogDocument> | null
  /** When prices of a document change next, by id; milliseconds since the epoch. */
  borders: Map<number, number>
  changes: number
}

export function newGeneration(view: StoreView, type: CatalogType, room: DocumentRoom): Generation {
  return {
    engine: new Engine({ language: view.language, textFields: textFieldsOf(type), codeField }),
    room,
    documents: type === 'attribute' ? new Map() : null,
    borders: new Map(),
    changes: 0,
  }
}

export function writeDocument(
  generation: Generation,
  type: CatalogType,
  indexed: IndexedDocument,
  labels: OptionLabels,
): void {
  const { engine, room, documents, borders } = generation
  const { id, doc, nextPriceBorder } = indexed
  engine.put(indexEntry(type, indexed, labels))
  generation.changes++
  room.forget(id)
  room.offer(id, wholeForm(null), bytesOf(doc))
  documents?.set(id, doc)
  if (nextPriceBorder === undefined) borders.delete(id)
  else borders.set(id, nextPriceBorder)
}

export function removeDocument({ engine, room, documents, borders }: Generation, id: number): void {
  engine.remove(id)
  room.forget(id)
  documents?.delete(id)
  borders.delete(id)
}
