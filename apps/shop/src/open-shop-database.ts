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
 * Resolves when the database opens without this thread, or has failed to: loading code blocks this thread, and the embedded
 * database is prepared here until its own thread starts.
 */
export async function startOpeningShopDatabase(options: Options): Promise<{ database: Promise<Connection> }> {
  const started = Promise.withResolvers<void>()
  const database = openShopDatabase(options, started.resolve)
  database.catch(() => {})
  if (!options.config.databaseUrl) await Promise.race([started.promise, database.catch(() => {})])
  return { database }
}
