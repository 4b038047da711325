import type { CatalogDocument, CatalogType } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import type { CatalogSource, IndexedDocument } from '../indexed-document.ts'

export type Document = { id: number; [field: string]: unknown }

/** An in-memory catalogue that replaces the database. The same documents in every view unless set otherwise. */
export function memorySource(initial: Partial<Record<CatalogType, Document[]>> = {}) {
  const documentsByType = new Map<string, Map<number, IndexedDocument>>()
  let broken = false
  let reads = 0

  function documentsOf(type: CatalogType): Map<number, IndexedDocument> {
    const documents = documentsByType.get(type) ?? new Map<number, IndexedDocument>()
    documentsByType.set(type, documents)
    return documents
  }

  function put(type: CatalogType, document: Document, more: Partial<IndexedDocument> = {}): void {
    const { price } = document
    const priced = typeof price === 'number' ? { shownPrice: { base: price, byGroup: {} } } : {}
    documentsOf(type).set(document.id, {
      id: document.id,
      doc: document as unknown as CatalogDocument,
      ...priced,
      ...more,
    })
  }

  for (const [type, documents] of Object.entries(initial))
    for (const document of documents) put(type as CatalogType, document)

  const source: CatalogSource = {
    async *pages(_view: StoreView, type, pageSize) {
      if (broken) throw new Error('database connection lost')
      const all = [...documentsOf(type).values()].sort((a, b) => a.id - b.id)
      for (let at = 0; at < all.length; at += pageSize) yield all.slice(at, at + pageSize)
    },
    async byIds(_view, type, ids) {
      reads++
      if (broken) throw new Error('database connection lost')
      return ids.flatMap((id) => documentsOf(type).get(id) ?? [])
    },
  }
  return {
    source,
    put,
    remove: (type: CatalogType, id: number) => documentsOf(type).delete(id),
    documents: (type: CatalogType) => [...documentsOf(type).values()].map(({ doc }) => doc as unknown as Document),
    setFailing: (down: boolean) => {
      broken = down
    },
    get reads() {
      return reads
    },
  }
}
