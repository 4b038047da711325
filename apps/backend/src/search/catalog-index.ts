import { type AttributeDocument, type CatalogDocument, type CatalogType, catalogTypes } from '@mantel/contract'
import { search as figures } from '@mantel/domain/constants'
import type { StoreView } from '@mantel/domain/store'
import { createBudget, type EngineResult, terms } from '@mantel/search'
import type { Log } from '../platform/log.ts'
import { type MaybePromise, mapMaybePromise } from '../platform/maybe-promise.ts'
import { NotReadyError } from '../platform/not-ready.ts'
import { type AttributeMetadata, metadataOf } from './attribute-metadata.ts'
import { createDocumentCache } from './documents/document-cache.ts'
import type { Presentation } from './documents/document-reader.ts'
import { engineQuery, type Page } from './engine-query.ts'
import { priceColumn } from './field-names.ts'
import type { CatalogSource } from './indexed-document.ts'
import { createSourceFilter } from './source-filter.ts'
import { type OptionLabels, optionLabels } from './text-fields.ts'
import { TypeIndex } from './type-index.ts'
import type { WireQuery } from './wire-query.ts'

export type CatalogIndexOptions = {
  views: readonly StoreView[]
  source: CatalogSource
  log: Log
  now(): Date
  /** Clock for the work budget, in milliseconds. */
  clock?: () => number
  /** Memory limit of the document cache, in bytes. */
  documentBytes?: number
  /** The time that searches wait for the first build of an index, in milliseconds from the start of the build. */
  firstBuildTimeout?: number
}

type Documents = (Buffer | null)[]

/** The documents of many hits are read later, in slices: null if they have more than maxBytes. */
export type CatalogAnswer = { result: EngineResult } & (
  | { documents: Documents }
  | { documents: null; readDocuments(maxBytes: number): Promise<Documents | null> }
)

/** Documents of more hits than this are not read at once. Pages show at most 50. */
const maxHitsAtOnce = 200

export type CatalogIndex = ReturnType<typeof createCatalogIndex>

/** Two views are built in parallel: while rows of one are read, rows of the other are indexed. */
const parallelBuilds = 2

const defaultDocumentBytes = 256 * 1024 * 1024

/** Attributes come first: products are indexed with their option labels. */
const buildOrder: readonly CatalogType[] = ['attribute', ...catalogTypes.filter((type) => type !== 'attribute')]

/** The in-memory catalogue index of every store view, which `/api/catalog` searches. */
export function createCatalogIndex(options: CatalogIndexOptions) {
  const { views, source, log, now, clock } = options
  const cache = createDocumentCache(options.documentBytes ?? defaultDocumentBytes)
  const indexesByView = new Map(views.map((view) => [view.code, createViewIndexes(view)]))
  const buildDeadline = createSharedDeadline(options.firstBuildTimeout ?? 0)

  function createViewIndexes(view: StoreView) {
    const attributeCache = createAttributeCache(() => types.get('attribute') as TypeIndex)
    const types = new Map(
      catalogTypes.map((type) => {
        return [type, new TypeIndex({ view, type, source, cache, log, labels: () => attributeCache().labels })]
      }),
    )
    return { types, attributeCache }
  }

  function indexOf(view: StoreView, type: CatalogType): TypeIndex {
    const index = indexesByView.get(view.code)?.types.get(type)
    if (!index) throw new Error(`no search index for type ${type} in store view ${view.code}`)
    return index
  }

  function allIndexes(): { name: string; index: TypeIndex }[] {
    return views.flatMap((view) =>
      catalogTypes.map((type) => ({ name: `${view.code} ${type}`, index: indexOf(view, type) })),
    )
  }

  function isBuilt(view: StoreView): boolean {
    return catalogTypes.every((type) => indexOf(view, type).ready)
  }

  /**
   * Waits for the first build, but not longer than firstBuildTimeout. An index that was never complete cannot tell what
   * exists, so it throws NotReadyError then.
   */
  function whenReady(view: StoreView, type: CatalogType): MaybePromise<void> {
    const index = indexOf(view, type)
    if (index.ready) return
    return buildDeadline.waitFor(index.firstRead).then(() => {
      if (!index.ready) throw new NotReadyError(`the ${type} index of ${view.code}`)
    })
  }

  async function buildView(view: StoreView): Promise<void> {
    for (const type of buildOrder) await indexOf(view, type).rebuild()
  }

  async function buildNext(waiting: StoreView[]): Promise<void> {
    for (let view = waiting.shift(); view; view = waiting.shift()) await buildView(view)
  }

  function search(
    view: StoreView,
    type: CatalogType,
    query: WireQuery,
    page: Page,
    showing: Presentation,
  ): MaybePromise<CatalogAnswer> {
    const index = indexOf(view, type)
    return mapMaybePromise(whenReady(view, type), (): MaybePromise<CatalogAnswer> => {
      const { groupId } = showing
      const seed = Math.floor(now().getTime() / 1000)
      const { engine } = index.generation
      // A customer group without its own price list sees the guest prices.
      const priceOf = groupId !== null && engine.hasField(priceColumn(groupId)) ? groupId : null
      const engineRequest = engineQuery(query, page, { view, type, groupId: priceOf, seed })
      const result = engine.search(engineRequest, createBudget(figures.serverTimeoutMs, clock))
      const { shown } = index
      if (result.ids.length > maxHitsAtOnce)
        return {
          result,
          documents: null,
          readDocuments: (maxBytes) => shown.showMany(result.ids, showing, maxBytes),
        }
      return mapMaybePromise(shown.show(result.ids, showing), (documents) => ({ result, documents }))
    })
  }

  const catalog = {
    search,

    /** The document whose field has this value, as guests or a customer group see it. */
    async findOne(
      view: StoreView,
      type: CatalogType,
      field: string,
      value: string | number,
      groupId: number | null = null,
    ) {
      const query: WireQuery = { filter: terms(field, [value]), sort: [], random: false, facets: [] }
      const showing = { groupId, source: createSourceFilter([], []), compact: false }
      const { result, documents } = await search(view, type, query, { from: 0, size: 1 }, showing)
      const [id] = result.ids
      const [bytes] = documents ?? []
      if (id === undefined || !bytes) return null
      const document = JSON.parse(bytes.toString()) as CatalogDocument
      return { id, document, freshUntil: indexOf(view, type).generation.priceBoundaries.get(id) }
    },

    /** The ids of all documents whose field has one of these values. */
    idsWith(view: StoreView, type: CatalogType, field: string, values: readonly (string | number)[]): number[] {
      return indexOf(view, type).generation.engine.idsOf(terms(field, values))
    },

    /** The ids of all documents, ascending. */
    idsOf: (view: StoreView, type: CatalogType): number[] =>
      indexOf(view, type)
        .generation.engine.allIds()
        .sort((a, b) => a - b),

    /** Field values of a document as text, read from the index only; null if the document does not exist. */
    valuesOf: (view: StoreView, type: CatalogType, id: number, fields: readonly string[]) =>
      indexOf(view, type).generation.engine.valuesOf(id, fields),

    /** Must be called after these documents were changed, added or removed. */
    refresh: (view: StoreView, type: CatalogType, ids: readonly number[]) => indexOf(view, type).refresh(ids),
    rebuild: (view: StoreView, type: CatalogType) => indexOf(view, type).rebuild(),

    /** Rebuilds all indexes from the database while searches continue on the current ones. */
    async rebuildAll(): Promise<void> {
      for (const view of views) await buildView(view)
    },

    /** Builds the first view, then the others. Skips those that are already built. */
    async buildAll(): Promise<void> {
      buildDeadline.begin()
      const waiting = views.filter((view) => !isBuilt(view))
      await buildNext(waiting.splice(0, 1))
      await Promise.all(Array.from({ length: parallelBuilds }, () => buildNext(waiting)))
    },

    /** The number of documents written in this process, by builds and refreshes. */
    changes: (): number => allIndexes().reduce((sum, { index }) => sum + index.changes, 0),

    /** Passes all indexes to `write` in parts; `begin` is called before the first part of each. */
    async save(begin: (name: string) => void, write: (part: unknown) => Promise<void>): Promise<void> {
      for (const { name, index } of allIndexes()) {
        begin(name)
        await index.save(write)
      }
    },

    /** Loads what `save` wrote. Searches use it only after serveLoaded. If one index cannot be loaded, none is. */
    async load(read: (name: string) => Promise<unknown[]>): Promise<void> {
      const loaded: (() => void)[] = []
      for (const { name, index } of allIndexes()) loaded.push(index.load(await read(name)))
      for (const use of loaded) use()
    },

    /** Call after all changes since the save were refreshed. Prices that have changed on schedule since then are read here. */
    async serveLoaded(): Promise<void> {
      for (const view of views) {
        const index = indexOf(view, 'product')
        const time = now().getTime()
        const passed = [...index.generation.priceBoundaries].filter(([, boundary]) => boundary <= time)
        await index.refresh(passed.map(([id]) => id))
      }
      for (const { index } of allIndexes()) index.serveLoaded()
    },

    /** Resolves when all types of a view were built for the first time. */
    async firstRead(view: StoreView): Promise<void> {
      for (const type of catalogTypes) await indexOf(view, type).firstRead
    },

    whenReady,
    /** Waits like whenReady for all indexes of these views. False if one of them is still not ready. */
    async waitUntilReady(wanted: readonly StoreView[]): Promise<boolean> {
      await buildDeadline.waitFor(Promise.all(wanted.map((view) => catalog.firstRead(view))))
      return wanted.every(isBuilt)
    },

    ready: (): boolean => views.every(isBuilt),
    isReady: (view: StoreView, type: CatalogType): boolean => indexOf(view, type).ready,

    /** Changes whenever a reply may change. Includes the attribute version, because product replies contain labels. */
    version: (view: StoreView, type: CatalogType): string =>
      `${indexOf(view, type).version}.${type === 'product' ? indexOf(view, 'attribute').version : 0}`,

    attributeMetadata: (view: StoreView): ReadonlyMap<string, AttributeMetadata> =>
      indexesByView.get(view.code)?.attributeCache().metadata ?? new Map(),

    /** The next time at which the price of one of these products changes on schedule; milliseconds since the epoch. */
    nextPriceBoundary(view: StoreView, ids: readonly number[]): number | null {
      const { priceBoundaries } = indexOf(view, 'product').generation
      const next = Math.min(...ids.map((id) => priceBoundaries.get(id) ?? Infinity))
      return next === Infinity ? null : next
    },

    status: () => ({
      documentBytes: cache.bytes,
      indexes: [...indexesByView.values()].flatMap(({ types }) => [...types.values()].map((index) => index.status())),
    }),
  }
  return catalog
}

/** Waits for a promise, but only until a deadline that all waiting searches share. */
function createSharedDeadline(milliseconds: number) {
  const over = Promise.withResolvers<void>()
  if (milliseconds === 0) over.resolve()
  return {
    /** The timer starts only with the first build, since the catalogue may have to be imported before that. */
    begin: () => void setTimeout(over.resolve, milliseconds).unref(),
    waitFor: async (wanted: Promise<unknown>): Promise<void> => void (await Promise.race([wanted, over.promise])),
  }
}

/** Caches metadata and option labels of a view's attributes; recomputes them when attributes change. */
function createAttributeCache(attributes: () => TypeIndex) {
  let version = -1
  let cached: { labels: OptionLabels; metadata: Map<string, AttributeMetadata> }
  return () => {
    const index = attributes()
    if (index.version !== version || !cached) {
      const documents = [...(index.generation.documents?.values() ?? [])] as AttributeDocument[]
      cached = {
        labels: optionLabels(documents),
        metadata: new Map(documents.map((attribute) => [attribute.attribute_code, metadataOf(attribute)])),
      }
      version = index.version
    }
    return cached
  }
}
