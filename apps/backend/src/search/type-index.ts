import type { CatalogType } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import { createTimeSlicer } from '@mantel/search'
import type { Log } from '../platform/log.ts'
import type { DocumentCache } from './documents/document-cache.ts'
import { createDocumentReader, type DocumentReader } from './documents/document-reader.ts'
import {
  createIndexGeneration,
  type IndexGeneration,
  loadIndexGeneration,
  removeDocument,
  saveIndexGeneration,
  writeDocument,
} from './index-generation.ts'
import type { CatalogSource, IndexedDocument } from './indexed-document.ts'
import type { OptionLabels } from './text-fields.ts'

/** Number of documents that are read at once. It is small, because reading blocks the event loop. */
const pageSize = 100

export type TypeIndexOptions = {
  view: StoreView
  type: CatalogType
  source: CatalogSource
  cache: DocumentCache
  log: Log
  /** The current option labels of the attributes. */
  labels(): OptionLabels
}

/** The index of one type in one store view, updated by refreshes and rebuilds. */
export class TypeIndex {
  readonly #options: TypeIndexOptions
  #current: IndexGeneration
  #shown: DocumentReader
  #version = 0
  #changes = 0
  #ready = false
  readonly #firstRead = Promise.withResolvers<void>()
  #buildMilliseconds: number | null = null
  /**
   * Ids that changed while the next generation is being built; it must read them again before it replaces the current
   * one.
   */
  #dirty: Set<number> | null = null
  #building: Promise<void> | null = null
  #again = false
  #refreshing: Promise<unknown> = Promise.resolve()

  constructor(options: TypeIndexOptions) {
    this.#options = options
    this.#current = this.#createIndexGeneration()
    this.#shown = this.#showing(this.#current)
  }

  get generation(): IndexGeneration {
    return this.#current
  }

  get shown(): DocumentReader {
    return this.#shown
  }

  /** Increases with every change that may affect search results. */
  get version(): number {
    return this.#version
  }

  /** True if the whole catalogue was read at least once. Until then searches see the documents read so far. */
  get ready(): boolean {
    return this.#ready
  }

  /** Resolves when the whole catalogue was read for the first time. */
  get firstRead(): Promise<void> {
    return this.#firstRead.promise
  }

  /** The number of documents written by builds and refreshes in this process. */
  get changes(): number {
    return this.#changes
  }

  /** Passes the index to `write` in parts, in slices of the event loop. Refreshes wait until all parts are written. */
  save(write: (part: unknown) => Promise<void>): Promise<void> {
    const running = this.#refreshing
      .catch(() => {})
      .then(async () => {
        for (const part of saveIndexGeneration(this.#current)) await write(part)
      })
    this.#refreshing = running
    return running
  }

  /** Reads an index that `save` wrote. Returns a function that uses it instead of the empty one. */
  load(parts: readonly unknown[]): () => void {
    const { view, type, cache } = this.#options
    const loaded = loadIndexGeneration(view, type, cache.createPartition(), parts.values())
    return () => {
      this.#current = loaded
      this.#shown = this.#showing(loaded)
      this.#version++
    }
  }

  /** Serves the loaded index, which by now reflects all changes. */
  serveLoaded(): void {
    if (!this.#ready) this.#serve(this.#current)
  }

  status() {
    const { view, type } = this.#options
    const { engine } = this.#current
    return {
      view: view.code,
      type,
      ready: this.#ready,
      building: this.#building !== null,
      documents: engine.size,
      version: this.#version,
      buildMilliseconds: this.#buildMilliseconds,
    }
  }

  /** Refreshes run sequentially, so that an older read never replaces a newer one. */
  refresh(ids: readonly number[]): Promise<void> {
    const wanted = [...new Set(ids)]
    for (const id of wanted) this.#dirty?.add(id)
    const turn = this.#refreshing.catch(() => {}).then(() => this.#reread(this.#current, wanted))
    this.#refreshing = turn
    return turn.then(() => this.#compactIfNeeded())
  }

  /**
   * Builds a new generation next to the served one and then replaces it. A call during a rebuild schedules one more
   * rebuild.
   */
  rebuild(): Promise<void> {
    if (this.#building) {
      this.#again = true
      return this.#building
    }
    this.#building = this.#buildUntilCurrent().finally(() => {
      this.#building = null
      this.#dirty = null
    })
    return this.#building
  }

  async #buildUntilCurrent(): Promise<void> {
    do {
      this.#again = false
      await this.#build()
    } while (this.#again)
  }

  async #build(): Promise<void> {
    const { view, type, source, log } = this.#options
    const started = performance.now()
    const dirty = new Set<number>()
    this.#dirty = dirty
    const next = this.#ready ? this.#createIndexGeneration() : this.#current
    const labels = this.#options.labels()
    const slicer = createTimeSlicer()
    const seen = new Set<number>()
    for await (const page of source.pages(view, type, pageSize)) {
      for (const indexed of page) {
        await slicer.yieldIfDue()
        writeDocument(next, type, indexed, labels)
        seen.add(indexed.id)
      }
    }
    // A first build that failed half way may have left documents that no longer exist.
    for (const id of next.engine.allIds()) if (!seen.has(id)) dirty.add(id)
    while (dirty.size > 0) {
      const ids = [...dirty]
      dirty.clear()
      await this.#reread(next, ids)
    }
    next.changes = 0
    this.#changes += seen.size
    this.#serve(next)
    this.#buildMilliseconds = Math.round(performance.now() - started)
    const { fields, terms, words } = next.engine.stats
    log.debug(
      { view: view.code, type, documents: seen.size, fields, terms, words, milliseconds: this.#buildMilliseconds },
      'search index built',
    )
  }

  async #reread(generation: IndexGeneration, ids: readonly number[]): Promise<void> {
    const { view, type, source } = this.#options
    const slicer = createTimeSlicer()
    for (let at = 0; at < ids.length; at += pageSize) {
      const wanted = ids.slice(at, at + pageSize)
      const found = new Map((await source.byIds(view, type, wanted)).map((indexed) => [indexed.id, indexed]))
      const labels = this.#options.labels()
      for (const id of wanted) {
        await slicer.yieldIfDue()
        this.#put(generation, id, found.get(id), labels)
      }
      this.#version++
      this.#changes += wanted.length
    }
  }

  #put(generation: IndexGeneration, id: number, indexed: IndexedDocument | undefined, labels: OptionLabels): void {
    // The next generation may have replaced this one since the read; it has read these ids itself.
    if (indexed) writeDocument(generation, this.#options.type, indexed, labels)
    else removeDocument(generation, id)
  }

  #serve(next: IndexGeneration): void {
    const before = this.#current
    this.#current = next
    if (before !== next) {
      this.#shown = this.#showing(next)
      before.cachePartition.clear()
    }
    this.#ready = true
    this.#firstRead.resolve()
    this.#version++
  }

  /** Dictionaries keep values and words that no document uses any more; a rebuild removes them. */
  #compactIfNeeded(): void {
    const { changes, engine } = this.#current
    if (!this.#ready || this.#building || changes < 10_000 + 2 * engine.size) return
    this.rebuild().catch((error) => this.#options.log.warn({ reason: String(error) }, 'search index rebuild failed'))
  }

  #createIndexGeneration(): IndexGeneration {
    const { view, type, cache } = this.#options
    return createIndexGeneration(view, type, cache.createPartition())
  }

  #showing({ cachePartition }: IndexGeneration): DocumentReader {
    const { view, type, source, log } = this.#options
    return createDocumentReader({ view, type, source, cachePartition, log, version: () => this.#version })
  }
}
