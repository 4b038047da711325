import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { createLog, migrate, openDatabase, syncStoreViews } from '@mantel/backend'
import { awkwardCatalogue, emptyCatalogue, importOutcome, shopDigest } from '@mantel/backend/import/testing'
import { stores } from '@mantel/backend/store/testing'
import { createRandom } from './random.ts'

const products = 2000
const batchSizes = [1, 7, 50, 250, 1000, 3000]

/**
 * Imports the same documents in shuffled orders and batch sizes, each time into an empty embedded database: all shops and
 * all reports must be equal, also those of the dry runs. The argument is the number of orders.
 */
export async function benchImportOrder([given]: string[]): Promise<void> {
  const orders = Number(given ?? 20)
  const folder = await mkdtemp(join(tmpdir(), 'mantel-bench-'))
  const { db, close } = await openDatabase({ dataDir: join(folder, 'data'), log: createLog({ level: 'silent' }) })
  try {
    await migrate(db)
    await syncStoreViews(db, stores.views)
    const catalogue = awkwardCatalogue(products)
    const outcome = await importOutcome(db, catalogue)
    const digest = await shopDigest(db)
    console.log(`import-order: ${catalogue.length} documents, ${orders} orders`, outcome.written)
    let equal = 0
    for (let seed = 1; seed <= orders; seed++) {
      const random = createRandom(seed)
      const documents = shuffled(catalogue, random.below)
      const batchSize = batchSizes[seed % batchSizes.length]!
      await emptyCatalogue(db)
      const predicted = await importOutcome(db, documents, { batchSize, dryRun: true })
      const imported = await importOutcome(db, documents, { batchSize })
      const sameShop = (await shopDigest(db)) === digest
      const sameReports = isDeepStrictEqual(predicted, outcome) && isDeepStrictEqual(imported, outcome)
      if (sameShop && sameReports) equal++
      else console.log(`  order ${seed}, batches of ${batchSize}: shop equal ${sameShop}, reports equal ${sameReports}`)
    }
    console.log(`  ${equal} of ${orders} equal: ${equal === orders ? 'ok' : 'DIFFERENT'}`)
    if (equal !== orders) process.exitCode = 1
  } finally {
    await close()
    await rm(folder, { recursive: true, force: true })
  }
}

function shuffled<T>(list: readonly T[], below: (end: number) => number): T[] {
  const result = [...list]
  for (let at = result.length - 1; at > 0; at--) {
    const other = below(at + 1)
    ;[result[at], result[other]] = [result[other]!, result[at]!]
  }
  return result
}
