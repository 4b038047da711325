import { type AttributeDocument, type CatalogDocument, type CatalogType, catalogTypes } from '@mantel/contract'
import { search as figures } from '@mantel/domain/constants'
import type { StoreView } from '@mantel/domain/store'
import { atOnce, type Soon } from '../platform/at-once.ts'
import type { Log } from '../platform/log.ts'
import { createBudget } from '../platform/search/budget.ts'
import { terms } from '../platform/search/filter.ts'
import type { EngineResult } from '../platform/search/query.ts'
import type { CatalogSource } from '../platform/search/source.ts'
import { type AttributeMetadata, metadataOf } from './attribute-metadata.ts'
import { createDocumentCache } from './documents/document-cache.ts'
import type { Showing } from './documents/shown-documents.ts'
import { engineQuery, type Page } from './engine-query.ts'
import { priceColumn } from './field-names.ts'
import { sourceFilter } from './source-filter.ts'
import { type OptionLabels, optionLabels } from './text-fields.ts'
import { TypeIndex } from './type-index.ts'
import type { WireQuery } from './wire-query.ts'

export type CatalogIndexOptions = {
  views: readonly StoreView[]
  source: CatalogSource
  log: Log
  now(): Date
  /** For the work budget; milliseconds. */
  clock?: () => number
  /** What documents kept for replies may weigh together. */
  documentBytes?: number
  /** How long a search waits for the first reading of what it searches; milliseconds from the beginning of it. */
  firstReadPatience?: number
}

export type CatalogAnswer = { result: EngineResult; documents: (Buffer | null)[] }

export type CatalogIndex = ReturnType<typeof createCatalogIndex>

/** The rows of one view are read while those of another are written. */
const viewsAtOnce = 2

const defaultDocumentBytes = 256 * 1024 * 1024

/** Attributes come first: products are indexed with the labels of their options. */
const buildOrder: readonly CatalogType[] = ['attribute', ...catalogTypes.filter((type) => type !== 'attribute')]

/** The catalogue of every store view in memory: what `/api/catalog` searches. */
export function createCatalogIndex(options: CatalogIndexOptions) {
  const { views, source, log, now, clock } = options
  const cache = createDocumentCache(options.documentBytes ?? defaultDocumentBytes)
  const shelves = new Map(views.map((view) => [view.code, openShelf(view)]))
  const patience = createPatience(options.firstReadPatience ?? 0)

  function openShelf(view: StoreView) {
    const book = attributeBook(() => types.get('attribute') as TypeIndex)
    const types = new Map(
      catalogTypes.map((type) => {
        return [type, new TypeIndex({ view, type, source, cache, log, labels: () => book().labels })]
      }),
    )
    return { types, book }
  }

  function indexOf(view: StoreView, type: CatalogType): TypeIndex {
    const index = shelves.get(view.code)?.types.get(type)
    if (!index) throw new Error(`there is no index of ${type} in ${view.code}`)
    return index
  }

  function isRead(view: StoreView): boolean {
    return catalogTypes.every((type) => indexOf(view, type).ready)
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
    showing: Showing,
  ): Soon<CatalogAnswer> {
    const index = indexOf(view, type)
    const read = index.ready ? undefined : patience.waitFor(index.firstRead)
    return atOnce(read, () => {
      const { groupId } = showing
      const seed = Math.floor(now().getTime() / 1000)
      const { engine } = index.generation
      // A group without a price list of its own sees what guests see.
      const priceOf = groupId !== null && engine.hasField(priceColumn(groupId)) ? groupId : null
      const asked = engineQuery(query, page, { view, type, groupId: priceOf, seed })
      const result = engine.search(asked, createBudget(figures.serverTimeoutMs, clock))
      return atOnce(index.shown.show(result.ids, showing), (documents) => ({ result, documents }))
    })
  }

  return {
    search,

    /** The one document whose field has this value, as guests or a customer group see it. */
    async findOne(
      view: StoreView,
      type: CatalogType,
      field: string,
      value: string | number,
      groupId: number | null = null,
    ) {
      const query: WireQuery = { filter: terms(field, [value]), sort: [], random: false, facets: [] }
      const showing = { groupId, source: sourceFilter([], []), compact: false }
      const { result, documents } = await search(view, type, query, { from: 0, size: 1 }, showing)
      const [id] = result.ids
      const [bytes] = documents
      if (id === undefined || !bytes) return null
      const document = JSON.parse(bytes.toString()) as CatalogDocument
      return { id, document, freshUntil: indexOf(view, type).generation.borders.get(id) }
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

    /** What fields of a document hold, as text, from the index alone; null where there is no such document. */
    valuesOf: (view: StoreView, type: CatalogType, id: number, fields: readonly string[]) =>
      indexOf(view, type).generation.engine.valuesOf(id, fields),

    /** After these documents changed, came or went. */
    refresh: (view: StoreView, type: CatalogType, ids: readonly number[]) => indexOf(view, type).refresh(ids),
    rebuild: (view: StoreView, type: CatalogType) => indexOf(view, type).rebuild(),

    /** The first view alone, so that the shop can open with it. */
    async buildFirst(): Promise<void> {
      patience.begin()
      if (views[0]) await buildView(views[0])
    },

    /** The other views, and not again those that were read already. */
    async buildOthers(): Promise<void> {
      const waiting = views.slice(1).filter((view) => !isRead(view))
      await Promise.all(Array.from({ length: viewsAtOnce }, () => buildNext(waiting)))
    },

    /** Resolves when all of a view was read for the first time. */
    async firstRead(view: StoreView): Promise<void> {
      for (const type of catalogTypes) await indexOf(view, type).firstRead
    },

    ready: (): boolean => views.every(isRead),
    isReady: (view: StoreView, type: CatalogType): boolean => indexOf(view, type).ready,

    /** Rises whenever an answer may be another: labels stand in the replies of products. */
    version: (view: StoreView, type: CatalogType): string =>
      `${indexOf(view, type).version}.${type === 'product' ? indexOf(view, 'attribute').version : 0}`,

    attributeMetadata: (view: StoreView): ReadonlyMap<string, AttributeMetadata> =>
      shelves.get(view.code)?.book().metadata ?? new Map(),

    /** When a price of one of these products changes by itself next; milliseconds since the epoch. */
    nextBorder(view: StoreView, ids: readonly number[]): number | null {
      const { borders } = indexOf(view, 'product').generation
      const next = Math.min(...ids.map((id) => borders.get(id) ?? Infinity))
      return next === Infinity ? null : next
    },

    status: () => ({
      documentBytes: cache.bytes,
      indexes: [...shelves.values()].flatMap(({ types }) => [...types.values()].map((index) => index.status())),
    }),
  }
}

/** Waits for what is under way, but never beyond the time that was granted to all waiting together. */
function createPatience(milliseconds: number) {
  const over = Promise.withResolvers<void>()
  if (milliseconds === 0) over.resolve()
  return {
    /** A catalogue may have to be filled before there is anything to read. */
    begin: () => void setTimeout(over.resolve, milliseconds).unref(),
    waitFor: (wanted: Promise<void>) => Promise.race([wanted, over.promise]),
  }
}

/** What the attributes of a view say, read again whenever they changed. */
function attributeBook(attributes: () => TypeIndex) {
  let version = -1
  let known: { labels: OptionLabels; metadata: Map<string, AttributeMetadata> }
  return () => {
    const index = attributes()
    if (index.version !== version || !known) {
      const documents = [...(index.generation.documents?.values() ?? [])] as AttributeDocument[]
      known = {
        labels: optionLabels(documents),
        metadata: new Map(documents.map((attribute) => [attribute.attribute_code, metadataOf(attribute)])),
      }
      version = index.version
    }
    return known
  }
}
