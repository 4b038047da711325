import { flushCompileCache } from 'node:module'
import { refuse } from '@mantel/contract'
import { resolveStore } from '@mantel/domain/store'
import { createShelf } from '../../cart/index.ts'
import { isDatabaseAway } from '../../platform/db/index.ts'
import { openPostgres } from '../../platform/db/open-postgres.ts'
import { buildHttp } from '../../platform/http/index.ts'
import { silentLog } from '../../platform/log.ts'
import { stores } from '../../store/testing.ts'
import { orderHandlers } from '../order.routes.ts'
import { createOrderKeys } from '../order-key.ts'

/** Takes orders in a process of its own, to be killed: no more of the back end than that needs. Tells its port. */

const [databaseUrl = ''] = process.argv.slice(2)
const { db } = await openPostgres(databaseUrl, silentLog)
const keys = createOrderKeys('a key for tests only')
const app = buildHttp({
  handlers: orderHandlers({ shelf: createShelf({ stores }), stores, keys }),
  probes: {},
  log: silentLog,
  version: '0.0.0-test',
  resolveView: (where) => resolveStore(stores, where).view,
  createContext: ({ view, log }) => ({ view, log, db, now: () => new Date() }),
  refusalOf: (error) => (isDatabaseAway(error) ? refuse('unavailable') : undefined),
})
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
// Whoever is killed saves nothing for the next one.
flushCompileCache()
process.send?.(typeof address === 'object' && address ? address.port : 0)
process.on('disconnect', () => process.exit())
