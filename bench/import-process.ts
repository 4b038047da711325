import { fileURLToPath } from 'node:url'
import { importDocuments, loadStores, migrate, openDatabase, readFileRows, syncStoreViews } from '@mantel/backend'

/** Imports a file into the embedded database of a folder and prints speed and peak memory. */
const [dataDir, file] = process.argv.slice(2)
if (!dataDir || !file) throw new Error('usage: import-process DATA_DIR FILE')
const { views } = await loadStores(fileURLToPath(new URL('../stores', import.meta.url)), { port: 3000 })
const log = { debug() {}, info() {}, warn: console.error, error: console.error }
const connection = await openDatabase({ dataDir, log })
await migrate(connection.db)
await syncStoreViews(connection.db, views)
const report = await importDocuments({ db: connection.db }, { rows: readFileRows(file), views, storeCode: 'default' })
await connection.close()
const peakMegabytes = Math.ceil((process.resourceUsage().maxRSS * 1024) / 1e6)
console.log(
  JSON.stringify({ rowsPerSecond: Math.round(report.read / report.seconds), peakMegabytes, errors: report.errors }),
)
