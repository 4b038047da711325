import { migrate, openDatabase, syncStoreViews } from '../../platform/db/index.ts'
import { silentLog } from '../../platform/log.ts'
import { stores } from '../../store/testing.ts'
import { exportDigest, importDocuments, rowsOf } from '../index.ts'
import { documentsOfEveryKind, toSearchHit } from './documents.ts'

/** Imports COUNT products into the embedded database of a folder. Prints the progress, and the digest at the end. */
const [dataDir, count] = process.argv.slice(2)
const { db, close } = await openDatabase({ dataDir: dataDir ?? '', log: silentLog })
await migrate(db)
await syncStoreViews(db, stores.views)
await importDocuments(
  { db },
  {
    rows: rowsOf(documents(Number(count))),
    views: stores.views,
    onProgress: ({ read }) => console.log(`read ${read}`),
  },
)
console.log(`digest ${await exportDigest({ db }, stores.views)}`)
await close()

function* documents(products: number) {
  yield* documentsOfEveryKind
  for (let id = 1000; id < 1000 + products; id++) {
    const children = [{ id: id + 100_000, sku: `V-${id}`, price: 5, color: '49' }]
    const place = { category_ids: [20 + (id % 3)], stock: { qty: id % 9 }, product_links: [] }
    yield toSearchHit('product', {
      id,
      sku: `P-${id}`,
      name: `Product ${id}`,
      price: id / 8,
      url_key: `product-${id % 50}`,
      ...place,
      ...(id % 4 === 0 && { type_id: 'configurable', configurable_children: children }),
    })
  }
}
