import { afterEach, beforeAll, expect, it } from 'vitest'
import { syncStoreViews, withExclusiveLock } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { stores } from '../store/testing.ts'
import { ImportRunningError, importDocuments } from './import-documents.ts'
import { rowsOf } from './read-rows.ts'
import { toSearchHit } from './testing/documents.ts'

withTestDb('parallel imports', (getDb) => {
  beforeAll(() => syncStoreViews(getDb(), stores.views))
  afterEach(() => getDb().deleteFrom('product').execute())

  const load = (firstId: number, dryRun = false) => {
    const documents = Array.from({ length: 20 }, (_, at) =>
      toSearchHit('product', { id: firstId + at, sku: `P${firstId + at}`, name: 'Clock', url_key: `clock-${at}` }),
    )
    return importDocuments({ db: getDb() }, { rows: rowsOf(documents), views: stores.views, batchSize: 5, dryRun })
  }

  it('refuses a second import while one is running, and accepts it afterwards', async () => {
    const [first, second] = await Promise.allSettled([load(100), load(300)])
    expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    expect([first, second].find(({ status }) => status === 'rejected')).toMatchObject({
      reason: new ImportRunningError(),
    })
    await load(300)
    const current = await getDb().selectFrom('url_path').select('path').where('is_current', '=', true).execute()
    const products = await getDb().selectFrom('product').select('id').execute()
    expect(current).toHaveLength(products.length)
  })

  it('accepts a dry run while an import is running', async () => {
    const running = await withExclusiveLock(getDb(), 'import', () => load(100, true))
    expect(running?.result).toMatchObject({ errors: 0, written: { product: 20 } })
  })

  it('releases the lock when an import fails', async () => {
    const failing = (async function* () {
      yield { row: 1, value: {} }
      throw new Error('disk error')
    })()
    const input = { rows: failing, views: stores.views }
    await expect(importDocuments({ db: getDb() }, input)).rejects.toThrow('disk error')
    await expect(load(100)).resolves.toMatchObject({ errors: 0 })
  })
})
