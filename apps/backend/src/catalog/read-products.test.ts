import type { KyselyPlugin } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { importDocuments, rowsOf } from '../import/index.ts'
import { syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { stores } from '../store/testing.ts'
import { findProductIdsBySku, listProductIds, readStoredProducts, withContainingProducts } from './index.ts'

const option = { attribute_id: '93', label: 'Colour', position: 0 }
const parents = Array.from({ length: 20 }, (_, index) => ({
  id: 100 + index,
  sku: `P${index}`,
  name: `Parent ${index}`,
  type_id: 'configurable',
  price: 0,
  configurable_options: [index === 0 ? option : { ...option, attribute_code: 'color', values: [{ value_index: 50 }] }],
  configurable_children: [49, 50].map((color) => ({
    id: 1000 + 2 * index + color,
    sku: `P${index}-${color}`,
    color: `${color}`,
  })),
}))
const color = { attribute_id: 93, attribute_code: 'color', options: [{ value: '50', label: 'Blue' }] }
const set = {
  id: 90,
  sku: 'SET',
  name: 'Set',
  type_id: 'grouped',
  product_links: [
    { link_type: 'associated', linked_product_sku: 'P0-49' },
    { link_type: 'related', linked_product_sku: 'GONE' },
  ],
}

withTestDb('reading products', (getDb) => {
  beforeAll(async () => {
    await syncStoreViews(getDb(), stores.views)
    const rows = rowsOf([...parents, set, color])
    await importDocuments({ db: getDb() }, { rows, views: stores.views, storeCode: 'default' })
  })

  it('reads a page of products with as many queries as a single product, in the requested order', async () => {
    let queries = 0
    const count: KyselyPlugin = {
      transformQuery: ({ node }) => {
        queries++
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const counted = async (ids: number[]) => {
      queries = 0
      const found = await readStoredProducts(getDb().withPlugin(count), 'default', ids)
      return [queries, found.map(({ id }) => id)]
    }
    const many = parents.map(({ id }) => id).toReversed()
    expect(await counted([100])).toEqual([6, [100]])
    expect(await counted([...many, 90, 777])).toEqual([6, [...many, 90]])
    expect(await counted([])).toEqual([0, []])
  })

  it('completes options from the attribute and the variants', async () => {
    const [first, second] = await readStoredProducts(getDb(), 'default', [100, 101])
    expect(first?.document.configurable_options).toMatchObject([
      {
        attribute_code: 'color',
        values: [
          { value_index: 49, label: '49' },
          { value_index: 50, label: 'Blue' },
        ],
      },
    ])
    expect(second?.document.configurable_options).toMatchObject([{ values: [{ value_index: 50, label: 'Blue' }] }])
    expect(second?.variants.map(({ sku }) => sku)).toEqual(['P1-49', 'P1-50'])
  })

  it('includes the parts of a set and omits links to missing products', async () => {
    const [product] = await readStoredProducts(getDb(), 'default', [90])
    expect(Object.keys(product?.parts ?? {})).toEqual(['P0-49'])
    expect(product?.links.map((link) => link.linked_product_sku)).toEqual(['P0-49'])
  })

  it('finds the parents and sets that contain a product', async () => {
    expect(await withContainingProducts(getDb(), [1049], 'default')).toEqual([90, 100, 1049])
    expect(await withContainingProducts(getDb(), [1049], 'de')).toEqual([1049])
    expect(await withContainingProducts(getDb(), [90])).toEqual([90])
  })

  it('pages through the products of a store by id', async () => {
    const first = await listProductIds(getDb(), 'default', 0, 3)
    expect(first).toEqual([90, 100, 101])
    expect(await listProductIds(getDb(), 'default', 101, 2)).toEqual([102, 103])
    expect(await listProductIds(getDb(), 'de', 0, 3)).toEqual([])
    expect(await findProductIdsBySku(getDb(), 'default', ['SET', 'GONE'])).toEqual(new Map([['SET', 90]]))
  })
})
