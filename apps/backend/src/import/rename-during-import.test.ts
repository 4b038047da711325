import { sql } from 'kysely'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { findUrlPath, renameProduct } from '../catalog/index.ts'
import { type Db, inTransaction, syncStoreViews, type Tx } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { stores, viewOf } from '../store/testing.ts'
import { importDocuments } from './import-documents.ts'
import { rowsOf } from './read-rows.ts'
import { toSearchHit } from './testing/documents.ts'

withTestDb('renaming during an import', (getDb) => {
  beforeAll(() => syncStoreViews(getDb(), stores.views))
  afterEach(() => getDb().deleteFrom('product').execute())

  const product = (id: number, path: string) =>
    toSearchHit('product', { id, sku: `P${id}`, name: path, url_key: path, url_path: path, price: 1 })
  const load = (documents: unknown[], more: { db?: Db; batchSize?: number; onProgress?(): void } = {}) =>
    importDocuments(
      { db: more.db ?? getDb() },
      { rows: rowsOf(documents), views: stores.views, storeCode: 'default', ...more },
    )
  const rename = (id: number, name: string, db = getDb()) =>
    renameProduct({ db, view: viewOf('default'), now: () => new Date() } as never, { sku: `P${id}`, name })
  const find = (path: string) => findUrlPath(getDb(), 'default', path)
  const pathOf = async (id: number) =>
    (
      await sql<{ path: string }>`select path from url_path where product_id = ${id} and is_current`.execute(getDb())
    ).rows.map(({ path }) => path)

  /** Imports in batches of two, and renames after the given one. */
  async function loadAndRename(documents: unknown[], after: number, id: number, name: string): Promise<void> {
    let batches = 0
    let renaming: Promise<unknown> = Promise.resolve()
    function onProgress(): void {
      if (++batches === after) renaming = rename(id, name)
    }
    await load(documents, { db: waitingDb(getDb(), () => renaming), batchSize: 2, onProgress })
    expect(await renaming).toMatchObject({ ok: true })
  }
  const fillers = [1, 2, 3, 4, 5, 6].map((id) => product(id, `filler-${id}`))

  it('appends the id to a path that another product gets during the import', async () => {
    await load([product(50, 'old')])
    await loadAndRename([...fillers, product(60, 'oak')], 1, 50, 'Oak')
    expect([await pathOf(50), await pathOf(60)]).toEqual([['oak'], ['oak-60']])
    expect(await find('old')).toMatchObject({ id: 50, currentPath: 'oak' })
  })

  it('appends the id to a path that its former product takes back during the import', async () => {
    await load([product(7, 'oak')])
    const documents = [...fillers.slice(0, 3), product(7, 'elm'), ...[8, 9, 10, 11].map((id) => product(id, `x-${id}`))]
    await loadAndRename([...documents, product(60, 'oak')], 2, 7, 'Oak')
    expect([await pathOf(7), await pathOf(60)]).toEqual([['oak'], ['oak-60']])
  })

  it('lets products exchange their paths, also in different batches', async () => {
    await load([product(1, 'oak'), product(60, 'elm')])
    await load([product(1, 'elm'), ...fillers.slice(1), product(60, 'oak')], { batchSize: 2 })
    expect([await pathOf(1), await pathOf(60)]).toEqual([['elm'], ['oak']])
  })

  it('does not take a path that another transaction has just assigned', async () => {
    await load([product(50, 'old'), product(51, 'older')])
    let second: Promise<unknown> | undefined
    await inTransaction(getDb(), async (tx) => {
      await rename(50, 'Oak', tx)
      second = rename(51, 'Oak')
      await sql`select pg_sleep(0.3)`.execute(tx)
    })
    expect(await second).toMatchObject({ ok: true })
    expect([await pathOf(50), await pathOf(51)]).toEqual([['oak'], ['oak-51']])
  })
})

/** The database, but its transactions wait until the renaming is done. */
function waitingDb(db: Db, renaming: () => Promise<unknown>): Db {
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction')
        return () => ({
          async execute(work: (tx: Tx) => Promise<unknown>) {
            await renaming()
            return target.transaction().execute(work)
          },
        })
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
