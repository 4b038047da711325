import { type Connection, openDatabase } from '@mantel/backend/database'
import { createLog } from '@mantel/backend/log'
import type { Config } from './config.ts'

type Options = { config: Config; dataDir: string }

/** Needs little code, so that the database can open while the rest is loaded. */
export function openShopDatabase({ config, dataDir }: Options, onThreadStarted?: () => void): Promise<Connection> {
  const { databaseUrl, listenUrl, logLevel } = config
  return openDatabase({ dataDir, databaseUrl, listenUrl, log: createLog({ level: logLevel }), onThreadStarted })
}

/**
 * Starts to open the database. Resolves when the rest of the opening no longer needs this thread, or when it has failed. The embedded
 * database starts a thread of its own and needs this one until then, so the caller must not block this thread with loading code before.
 */
export async function startOpeningShopDatabase(options: Options): Promise<{ database: Promise<Connection> }> {
  const started = Promise.withResolvers<void>()
  const database = openShopDatabase(options, started.resolve)
  database.catch(() => {})
  if (!options.config.databaseUrl) await Promise.race([started.promise, database.catch(() => {})])
  return { database }
}
