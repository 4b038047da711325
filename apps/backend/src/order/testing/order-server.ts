import { flushCompileCache } from 'node:module'
import { refuse } from '@mantel/contract'
import { resolveStore } from '@mantel/domain/store'
import { createProductLookup } from '../../cart/index.ts'
import { createDownloadKeys } from '../../download/index.ts'
import { createGiftCodes } from '../../giftcard/index.ts'
import { isDatabaseUnavailable } from '../../platform/db/index.ts'
import { openPostgres } from '../../platform/db/open-postgres.ts'
import { buildHttp } from '../../platform/http/index.ts'
import { createLimits } from '../../platform/limits/index.ts'
import { silentLog } from '../../platform/log.ts'
import { unlimitedStores as stores } from '../../store/testing.ts'
import { orderHandlers } from '../order.routes.ts'
import { createOrderKeys } from '../order-key.ts'

/** Minimal order server in its own process, for tests that kill it. Sends its port to the parent. */

const [databaseUrl = ''] = process.argv.slice(2)
const { db } = await openPostgres(databaseUrl, silentLog)
const keys = createOrderKeys('a key for tests only')
const downloadKeys = createDownloadKeys('a key for tests only')
const giftCodeOf = createGiftCodes('a key for tests only')
const productLookup = createProductLookup({ stores })
const app = buildHttp({
  handlers: orderHandlers({ productLookup, stores, keys, downloadKeys, giftCodeOf, limits: createLimits() }),
  probes: {},
  log: silentLog,
  version: '0.0.0-test',
  resolveView: (where) => resolveStore(stores, where).view,
  createContext: ({ view, log }) => ({ view, log, db, now: () => new Date() }),
  toRefusal: (error) => (isDatabaseUnavailable(error) ? refuse('unavailable') : undefined),
})
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
// Saves the compile cache now: a killed process could not save it for the next one.
flushCompileCache()
process.send?.(typeof address === 'object' && address ? address.port : 0)
process.on('disconnect', () => process.exit())
