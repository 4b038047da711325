import type { Dispatcher } from '../platform/events/index.ts'
import type { Log } from '../platform/log.ts'
import { retry } from '../platform/retry.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { indexedEvents } from './search.events.ts'
import type { IndexSnapshot } from './snapshot/index-snapshot.ts'

export type StartIndexOptions = {
  catalog: CatalogIndex
  dispatcher: Dispatcher
  snapshot: IndexSnapshot
  /** Runs after the dispatcher has started to follow events and before searches are answered with prices. */
  beforeBuild?(): Promise<void>
  signal: AbortSignal
  log: Log
}

/** Starts the dispatcher and fills the index: from its snapshot and the events since then, or from the database. */
export async function startIndex(options: StartIndexOptions): Promise<void> {
  const { catalog, dispatcher, snapshot, signal, log } = options
  const from = await snapshot.load()
  // A new index is built from the database after this call, so it contains earlier catalogue changes.
  await dispatcher.start({ covered: indexedEvents, from })
  const fill = async () => {
    await options.beforeBuild?.()
    if (from && dispatcher.isCaughtUp()) await catalog.serveLoaded()
    await catalog.buildAll()
  }
  await retry(fill, { what: 'building the index', signal, log })
}
