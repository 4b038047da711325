import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Stores } from '@mantel/domain/store'
import type { Dispatcher, OutboxPosition } from '../../platform/events/index.ts'
import type { Log } from '../../platform/log.ts'
import type { CatalogIndex } from '../catalog-index.ts'
import { digestOf } from './code-digest.ts'
import { readSnapshotFile, removeUnfinishedFiles, writeSnapshotFile } from './snapshot-file.ts'

export type IndexSnapshotOptions = {
  /** If false, snapshots are neither loaded nor written. */
  isOn: boolean | undefined
  dataDir: string
  /** A snapshot that was written with other store settings is not used, except if the difference cannot affect an index. */
  stores: Stores
  catalog: CatalogIndex
  dispatcher: Pick<Dispatcher, 'position' | 'canFollowFrom'>
  log: Log
}

export type IndexSnapshot = {
  /** Loads the last snapshot, if it can be used. Returns the outbox position from which its events have to be handled. */
  load(): Promise<OutboxPosition | undefined>
  /** Writes a snapshot now and, after many changes, again. */
  start(): void
  /** Stops the regular writes and writes a last snapshot with the newest changes. */
  stop(): Promise<void>
}

type Head = { version: string; position: OutboxPosition; takenAt: number }

/** Milliseconds. */
const checkInterval = 60_000
const retryInterval = 600_000
/** Reading more changed documents than this at a start would take longer than a second. */
const maxMissingChanges = 2000
/** Milliseconds. Events older than a few days are deleted, and without them a snapshot is useless. */
const maxAge = 24 * 3_600_000

/**
 * Stores the search index in DATA_DIR, so that a start loads it and handles the events since then, instead of reading the
 * whole catalogue. Without a usable snapshot the index is built from the database.
 */
export function createIndexSnapshot(options: IndexSnapshotOptions): IndexSnapshot {
  const { dataDir, stores, catalog, dispatcher, log } = options
  if (!options.isOn) return { load: async () => undefined, start() {}, async stop() {} }
  const version = digestOf(settingsOfIndex(stores))
  const path = join(dataDir, 'index', 'search-index')
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  let lastWritten = { changes: -1, at: 0 }
  let failedAt = 0
  let isStarted = false

  async function read(): Promise<OutboxPosition> {
    return readSnapshotFile<Head, OutboxPosition>(path, async (head, reader) => {
      if (head.version !== version) throw new Error('the saved index belongs to another version or other settings')
      if (head.takenAt > Date.now()) throw new Error('the saved index is newer than the current system time')
      if (!(await dispatcher.canFollowFrom(head.position)))
        throw new Error('this database no longer has the events since the index was saved')
      await catalog.load(reader.read)
      return head.position
    })
  }

  async function write(): Promise<void> {
    const changes = catalog.changes()
    if (!catalog.ready() || changes === lastWritten.changes) return
    const started = performance.now()
    try {
      // The index may be ahead of the position: handling an event twice is harmless.
      const position = await dispatcher.position()
      if (!position) return
      const { bytes } = await writeSnapshotFile<Head>(path, async (file) => {
        await catalog.save(file.begin, file.write)
        return { version, position, takenAt: Date.now() }
      })
      lastWritten = { changes, at: Date.now() }
      const milliseconds = Math.round(performance.now() - started)
      log.debug({ bytes, milliseconds }, 'search index saved')
    } catch (error) {
      failedAt = Date.now()
      log.warn({ reason: String(error) }, 'saving the search index failed; the next start builds it from the database')
    }
  }

  function isDue(): boolean {
    if (Date.now() - failedAt < retryInterval) return false
    return catalog.changes() - lastWritten.changes > maxMissingChanges || Date.now() - lastWritten.at > maxAge
  }

  function writeInTurn(): Promise<void> {
    writing = writing.then(write)
    return writing
  }

  return {
    async load() {
      await removeUnfinishedFiles(path)
      try {
        const position = await read()
        lastWritten = { changes: catalog.changes(), at: Date.now() }
        return position
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
          log.info({ reason: (error as Error).message }, 'the saved search index cannot be used, building a new one')
        // A snapshot that was refused once must not be used later, when its position may seem right again.
        await rm(path, { force: true }).catch(() => {})
        return undefined
      }
    },
    start() {
      isStarted = true
      if (isDue()) writeInTurn()
      timer = setInterval(() => isDue() && writeInTurn(), checkInterval).unref()
    },
    async stop() {
      clearInterval(timer)
      if (isStarted) await writeInTurn()
    },
  }
}

/**
 * The settings without those that no indexed document depends on: with another tag, payment method or port the shop starts as
 * fast as before. Everything else counts, also what is added to the settings later.
 */
function settingsOfIndex({ views, websites, ...rest }: Stores): unknown {
  return {
    ...rest,
    views: views.map(
      ({ tags: _tags, settings: _settings, payment: _payment, newsletter: _letter, socialLogin: _login, ...view }) =>
        view,
    ),
    websites: websites.map(({ publicUrl: _public, apiUrl: _api, ...website }) => website),
  }
}
