import { createBackend } from '../app.ts'
import { openDatabase } from '../platform/db/index.ts'
import { silentLog as log } from '../platform/log.ts'
import { stores as ownStores, unlimitedStores, withLimits } from '../store/testing.ts'

/** A complete back end in a separate process on a shared database. Sends its port to the parent process. */

const [dataDir = '', databaseUrl = '', smtpUrl = '', limits = ''] = process.argv.slice(2)

/**
 * By default, only failed logins are limited, because most tests place many orders from one address. 'own-limits' keeps the shop's
 * limits.
 */
const stores =
  limits === 'own-limits'
    ? ownStores
    : withLimits(unlimitedStores, { rates: { failedLoginsOfCallerAndAccount: { max: 3 } }, botChallenge: null })

const connection = await openDatabase({ dataDir, databaseUrl, log })
const backend = await createBackend({
  connection,
  stores,
  dataDir,
  smtpUrl,
  log,
  secretKey: 'a key for tests only',
  version: '0.0.0-test',
})
await backend.start()
await backend.app.listen({ port: 0, host: '127.0.0.1' })
const address = backend.app.server.address()
process.send?.(typeof address === 'object' && address ? address.port : 0)
process.on('disconnect', async () => {
  await backend.close()
  await connection.close()
  process.exit()
})
