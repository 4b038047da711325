import type { Backend, Connection } from '@mantel/backend'
import type { Stores } from '@mantel/domain/store'

/** Everything that the use cases need. */
export type UseCaseContext = {
  backend: Backend
  db: Connection['db']
  connection: Connection
  dataDir: string
  secretKey: string
  version: string
  stores: Stores
  now: () => Date
}
