import type { CatalogType } from '@mantel/contract'
import { beforeEach, expect, it } from 'vitest'
import { withTestDb } from '../platform/db/testing.ts'
import { insertTestProducts } from '../pricing/testing/insert-test-products.ts'
import { stores, viewOf } from '../store/testing.ts'
import { createCatalogSource, type ReadDocuments } from './catalog-source.ts'
import type { IndexedDocument } from './indexed-document.ts'

const noon = Date.parse('2026-11-15T12:00:00Z')
const hour = 3_600_000

withTestDb('catalogue source', (getDb) => {
  beforeEach(async () => {
    const db = getDb()
    await insertTestProducts(db, noon)
    await db.deleteFrom('tax_rule').execute()
    const rates = [{ tax_country_id: 'GB', tax_region_id: 0, rate: 20 }]
    const rule = { id: 1, product_tax_class_ids: [2], customer_tax_class_ids: [3], rates }
    const row = { store_code: 'default', id: 1, priority: 0, position: 0, document: JSON.stringify(rule) }
    await db.insertInto('tax_rule').values(row).execute()
  })

  const posts: ReadDocuments = async (_, view, ids) =>
    [1, 2, 3].filter((id) => !ids || ids.includes(id)).map((id) => ({ id, title: `${view.code} ${id}` }))
  const sourceAt = (time: number) =>
    createCatalogSource({
      db: getDb(),
      stores,
      now: () => new Date(time),
      others: {
        cms_page: posts,
        cms_block: posts,
        cms_hierarchy: posts,
        cms_blog: posts,
        cms_blog_category: posts,
        review: posts,
      },
    })
  const collect = async (type: CatalogType, pageSize: number, time = noon) => {
    const pages: IndexedDocument[][] = []
    for await (const page of sourceAt(time).pages(viewOf('default'), type, pageSize)) pages.push(page)
    return pages
  }

  it('reads priced products in pages by id, with their next price boundary', async () => {
    const pages = await collect('product', 2)
    expect(pages.map((page) => page.map(({ id }) => id))).toEqual([[1, 2], [3]])
    const found = pages
      .flat()
      .map(({ shownPrice, nextPriceBoundary: nextPriceBorder }) => [shownPrice?.base, nextPriceBorder])
    const border = noon + hour + 1
    expect(found).toEqual([
      [10, border],
      [10, border],
      [10, border],
    ])
  })

  it('returns the announced prices from the price boundary on', async () => {
    const found = (await collect('product', 10, noon + hour + 1)).flat()
    expect(found.map(({ shownPrice }) => shownPrice?.base)).toEqual([8, 8, 8])
    expect(found[1]?.doc).toMatchObject({ price_incl_tax: 8, configurable_children: [{ sku: 'A', price_incl_tax: 8 }] })
  })

  it('finds only existing documents by id, for every type', async () => {
    const ids = async (type: CatalogType, wantedIds: number[]) =>
      (await sourceAt(noon).byIds(viewOf('default'), type, wantedIds)).map(({ id }) => id)
    expect(await ids('product', [3, 99])).toEqual([3])
    expect(await ids('taxrule', [1, 2])).toEqual([1])
    expect(await ids('cms_blog', [2])).toEqual([2])
    expect(await ids('product', [])).toEqual([])
    expect((await collect('cms_blog', 2)).map((page) => page.length)).toEqual([2, 1])
    expect(await collect('taxrule', 5)).toHaveLength(1)
  })
})
