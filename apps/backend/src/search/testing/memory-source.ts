import type { CatalogDocument, CatalogType } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import type { CatalogSource, IndexedDocument } from '../../platform/search/source.ts'

export type Document = { id: number; [field: string]: unknown }

/** A catalogue that stands in memory instead of a database. The same in every view unless said otherwise. */
export function memorySource(initial: Partial<Record<CatalogType, Document[]>> = {}) {
  const shelves = new Map<string, Map<number, IndexedDocument>>()
  let broken = false
  let reads = 0

  function shelf(type: CatalogType): Map<number, IndexedDocument> {
    const known = shelves.get(type) ?? new Map<number, IndexedDocument>()
    shelves.set(type, known)
    return known
  }

  function put(type: CatalogType, document: Document, more: Partial<IndexedDocument> = {}): void {
    const { price } = document
    const shown = typeof price === 'number' ? { shownPrice: { base: price, byGroup: {} } } : {}
    shelf(type).set(document.id, { id: document.id, doc: document as unknown as CatalogDocument, ...shown, ...more })
  }

  for (const [type, documents] of Object.entries(initial))
    for (const document of documents) put(type as CatalogType, document)

  const source: CatalogSource = {
    async *pages(_view: StoreView, type, pageSize) {
      if (broken) throw new Error('the database is away')
      const all = [...shelf(type).values()].sort((a, b) => a.id - b.id)
      for (let at = 0; at < all.length; at += pageSize) yield all.slice(at, at + pageSize)
    },
    async byIds(_view, type, ids) {
      reads++
      if (broken) throw new Error('the database is away')
      return ids.flatMap((id) => shelf(type).get(id) ?? [])
    },
  }
  return {
    source,
    put,
    remove: (type: CatalogType, id: number) => shelf(type).delete(id),
    documents: (type: CatalogType) => [...shelf(type).values()].map(({ doc }) => doc as unknown as Document),
    breakDown: (down: boolean) => {
      broken = down
    },
    get reads() {
      return reads
    },
  }
}
