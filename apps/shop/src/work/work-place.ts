import type { Backend, Connection } from '@mantel/backend'
import type { Stores } from '@mantel/domain/store'

/** What the merchant's work is done with. */
export type WorkPlace = {
  backend: Backend
  db: Connection['db']
  stores: Stores
  now: () => Date
}
