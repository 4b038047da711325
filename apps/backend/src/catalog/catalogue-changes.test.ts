import { beforeAll, expect, it } from 'vitest'
import { importDocuments, rowsOf } from '../import/index.ts'
import type { Ctx } from '../platform/context.ts'
import { syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { silentLog } from '../platform/log.ts'
import { setPrice } from '../pricing/index.ts'
import { stores, viewOf } from '../store/testing.ts'
import {
  findUrlPath,
  moveCategory,
  readCategories,
  readStoredProducts,
  renameCategory,
  renameProduct,
} from './index.ts'

const view = viewOf('default')
const category = (id: number, parent_id: number, name: string, url_path: string) => ({
  _type: 'category',
  _source: { id, parent_id, name, url_key: url_path.split('/').at(-1), url_path, is_active: true, position: id },
})
const clock = {
  _type: 'product',
  _source: { id: 7, sku: 'CLK-7', name: 'Oak clock', url_path: 'clocks/oak-clock.html', price: 60, category_ids: [41] },
}

withTestDb('catalogue changes', (getDb) => {
  const ctx = (): Ctx => ({ view, db: getDb(), now: () => new Date('2026-11-15T12:00:00Z'), log: silentLog })
  const paths = async () =>
    Object.fromEntries((await readCategories(getDb(), 'default')).map((c) => [c.id, c.url_path]))
  const takeEvents = async (type: string) =>
    (await getDb().deleteFrom('outbox').where('type', '=', type).returning('payload').execute()).map((e) => e.payload)

  beforeAll(async () => {
    await syncStoreViews(getDb(), stores.views)
    const rows = rowsOf([
      category(2, 1, 'Root', 'root'),
      category(40, 2, 'Clocks', 'clocks'),
      category(41, 40, 'Wall clocks', 'clocks/wall'),
      category(43, 2, 'Outlet', 'outlet'),
      clock,
    ])
    const report = await importDocuments({ db: getDb() }, { rows, views: stores.views, storeCode: 'default' })
    expect(report.errors).toBe(0)
    await getDb().deleteFrom('outbox').execute()
  })

  it('renames a product and redirects its old URL', async () => {
    expect(await renameProduct(ctx(), { sku: 'CLK-7', name: 'Große Eichenuhr' })).toEqual({ ok: true, id: 7 })
    const [product] = await readStoredProducts(getDb(), 'default', [7])
    expect(product?.document).toMatchObject({ name: 'Große Eichenuhr', url_path: 'clocks/grosse-eichenuhr.html' })
    expect(await findUrlPath(getDb(), 'default', 'clocks/oak-clock.html')).toMatchObject({
      id: 7,
      currentPath: 'clocks/grosse-eichenuhr.html',
    })
    expect(await takeEvents('product.changed')).toEqual([{ ids: [7], storeCode: 'default' }])
  })

  it('renames a category and the URLs of its subcategories', async () => {
    expect(await renameCategory(ctx(), { id: 40, name: 'Timepieces' })).toEqual({ ok: true, id: 40 })
    expect(await paths()).toMatchObject({ 40: 'timepieces', 41: 'timepieces/wall' })
    expect(await findUrlPath(getDb(), 'default', 'clocks/wall')).toMatchObject({ currentPath: 'timepieces/wall' })
    const dated = (await readCategories(getDb(), 'default')).filter((c) => c.updated_at === '2026-11-15 12:00:00')
    expect(dated.map(({ id }) => id)).toEqual([40, 41])
    expect(await takeEvents('category.changed')).toEqual([
      { ids: [2, 1], storeCode: 'default', isOnlyChildren: true },
      { ids: [40, 41], storeCode: 'default' },
    ])
  })

  it('moves a category with its URLs and emits events for both parent branches', async () => {
    const move = (id: number, parentId: number) => moveCategory({ ...ctx(), roots: [2, 104] }, { id, parentId })
    expect(await move(41, 43)).toEqual({ ok: true, id: 41 })
    expect(await paths()).toMatchObject({ 41: 'outlet/wall' })
    expect(await takeEvents('category.changed')).toEqual([{ ids: [40, 2, 1, 43], isOnlyChildren: true }, { ids: [41] }])
    expect(await move(41, 2)).toEqual({ ok: true, id: 41 })
    expect(await paths()).toMatchObject({ 41: 'wall' })
  })

  it.each([
    [40, 40, 'category_below_itself'],
    [999, 40, 'category_unknown'],
    [40, 999, 'category_unknown'],
  ])('refuses to move category %i below %i', async (id, parentId, code) => {
    const before = await paths()
    expect(await moveCategory({ ...ctx(), roots: [2] }, { id, parentId })).toMatchObject({ ok: false, code })
    expect(await paths()).toEqual(before)
  })

  it('sets a price with or without a special price and ignores invalid input', async () => {
    const special = { price: 40, from: new Date('2026-11-20T00:00:00Z'), to: null }
    const pricesNow = async () => (await readStoredProducts(getDb(), 'default', [7]))[0]?.prices
    expect(await setPrice(ctx(), { sku: 'CLK-7', price: 55.5, special })).toEqual({ ok: true, id: 7 })
    expect(await pricesNow()).toMatchObject({ price: 55.5, specialPrice: 40, specialFrom: special.from })
    await setPrice(ctx(), { sku: 'CLK-7', price: 50 })
    expect(await pricesNow()).toMatchObject({ price: 50, specialPrice: 40 })
    await setPrice(ctx(), { sku: 'CLK-7', price: 49, special: null })
    expect(await pricesNow()).toMatchObject({ price: 49, specialPrice: null, specialFrom: null })
    expect(await takeEvents('price.changed')).toHaveLength(3)
    for (const bad of [
      { sku: 'NONE', price: 1 },
      { sku: 'CLK-7', price: -1 },
      { sku: 'CLK-7', price: Number.NaN },
    ])
      expect(await setPrice(ctx(), bad)).toMatchObject({ ok: false })
    expect(await pricesNow()).toMatchObject({ price: 49 })
    expect(await takeEvents('price.changed')).toEqual([])
  })
})
