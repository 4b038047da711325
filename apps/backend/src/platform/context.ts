import type { StoreView } from '@mantel/domain/store'
import type { Db } from './db/index.ts'
import type { Log } from './log.ts'

/** The first argument of every use case. It never holds the HTTP request. */
export type Ctx = {
  view: StoreView
  db: Db
  now(): Date
  log: Log
}
