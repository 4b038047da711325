import { type Connection, openDatabase } from '@mantel/backend/database'
import { createLog } from '@mantel/backend/log'
import type { Config } from './config.ts'

/** Needs little code, so that the database can open while the rest is loaded. */
export function openShopDatabase({ config, dataDir }: { config: Config; dataDir: string }): Promise<Connection> {
  const { databaseUrl, listenUrl, logLevel } = config
  return openDatabase({ dataDir, databaseUrl, listenUrl, log: createLog({ level: logLevel }) })
}
