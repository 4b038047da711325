import { beforeAll, expect, it } from 'vitest'
import { importDocuments, rowsOf } from './import/index.ts'
import { toSearchHit } from './import/testing/documents.ts'
import { inTransaction, syncStoreViews } from './platform/db/index.ts'
import { withTestDb } from './platform/db/testing.ts'
import { lockStockOfProducts } from './stock/index.ts'
import { moveStock } from './stock/reserve-stock.repository.ts'
import { stores } from './store/testing.ts'

withTestDb('import beside orders', (getDb) => {
  const count = 200
  beforeAll(() => syncStoreViews(getDb(), stores.views))

  /** SKUs in the reverse order of the ids. */
  const products = (qty: number) =>
    Array.from({ length: count }, (_, at) =>
      toSearchHit('product', { id: 1000 + at, sku: `S${999 - at}`, name: 'Clock', price: 1, stock: { qty } }),
    )
  const load = (qty: number) =>
    importDocuments({ db: getDb() }, { rows: rowsOf(products(qty)), views: stores.views, storeCode: 'default' })

  it('writes stock while orders take from it', async () => {
    await load(100_000)
    let isOver = false
    let orders = 0
    const failures: unknown[] = []
    async function buy(seed: number): Promise<void> {
      for (let at = seed; !isOver; at += 7) {
        const ids = [...new Set([at % 100, 100 + (at % 100), (at * 3) % count])].map((offset) => 1000 + offset)
        const taken = inTransaction(getDb(), async (tx) => {
          await lockStockOfProducts(tx, ids)
          const moves = ids.map((productId) => ({ productId, quantity: -1, isInStock: true }))
          await moveStock(tx, moves)
        })
        await taken.then(
          () => orders++,
          (error) => failures.push(error),
        )
      }
    }
    const buyers = [1, 2, 3, 4].map(buy)
    const imports = []
    for (let at = 0; at < 12; at++) imports.push((await load(90_000 + at).catch(String)) as { errors?: number })
    isOver = true
    await Promise.all(buyers)
    expect(imports.map((report) => report.errors ?? report)).toEqual(Array(12).fill(0))
    expect(failures).toEqual([])
    expect(orders).toBeGreaterThan(0)
  })
})
