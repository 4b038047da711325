import { expect, it, vi } from 'vitest'
import { importDocuments, rowsOf } from './import/index.ts'
import { withTestDb } from './platform/db/testing.ts'
import { setPrice } from './pricing/index.ts'
import { stores, viewOf } from './store/testing.ts'
import { buildTestApp } from './testing/test-app.ts'

const taxRule = {
  _type: 'taxrule',
  _source: {
    id: 1,
    code: 'VAT',
    priority: 0,
    position: 0,
    customer_tax_class_ids: [3],
    product_tax_class_ids: [2],
    tax_rate_ids: [1],
    calculate_subtotal: false,
    rates: [{ id: 1, tax_country_id: 'GB', tax_region_id: 0, tax_postcode: '*', rate: 20, code: 'GB 20' }],
  },
}
const cheapInRange = encodeURIComponent(
  JSON.stringify({ query: { bool: { filter: { range: { final_price: { gte: 30, lte: 45 } } } } } }),
)
const search = '/api/catalog/catalog_default/product/_search?size=10'

withTestDb('special prices over time', (getDb, getConnection) => {
  it('updates document, index and cache when a special price starts and ends', async () => {
    const { app, purge, context, close } = await buildTestApp(getConnection())
    const purgedTags: string[] = []
    purge.on(({ tags }) => void purgedTags.push(...tags))
    const clock = {
      _type: 'product',
      _source: { id: 7, sku: 'CLK-7', name: 'Oak clock', type_id: 'simple', price: 60, tax_class_id: '2' },
    }
    const input = { rows: rowsOf([taxRule, clock]), views: stores.views, storeCode: 'default' }
    expect(await importDocuments({ db: getDb() }, input)).toMatchObject({ errors: 0 })

    const shows = (price: number, inRange: number) =>
      vi.waitFor(
        async () => {
          const [hit] = (await app.inject(search)).json().hits.hits
          expect(hit?._source.price_incl_tax).toBeCloseTo(price, 6)
          expect((await app.inject(`${search}&request=${cheapInRange}`)).json().hits.total).toBe(inRange)
        },
        { timeout: 12_000, interval: 50 },
      )
    await shows(60, 0)
    const [from, to] = [new Date(Date.now() + 1500), new Date(Date.now() + 6000)]
    const view = viewOf('default')
    expect(await setPrice(context(view), { sku: 'CLK-7', price: 60, special: { price: 40, from, to } })).toMatchObject({
      ok: true,
    })
    await shows(40, 1)
    expect(Date.now()).toBeGreaterThan(from.getTime())
    await vi.waitFor(() => expect(purgedTags).toContain('P7'), 20_000)
    purgedTags.length = 0
    await shows(60, 0)
    expect(Date.now()).toBeGreaterThanOrEqual(to.getTime())
    await vi.waitFor(() => expect(purgedTags).toContain('P7'), 20_000)
    await close()
  })

  it('shows the lowest price before a reduction in stores of the EU only', async () => {
    const { app, context, settle, close } = await buildTestApp(getConnection())
    const clock = {
      _type: 'product',
      _source: { id: 8, sku: 'CLK-8', name: 'Ash clock', type_id: 'simple', price: 60, tax_class_id: '2' },
    }
    for (const storeCode of ['default', 'de']) {
      await importDocuments({ db: getDb() }, { rows: rowsOf([taxRule, clock]), views: stores.views, storeCode })
      const ctx = context(viewOf(storeCode))
      await setPrice(ctx, { sku: 'CLK-8', price: 50 })
      await setPrice(ctx, { sku: 'CLK-8', price: 60, special: { price: 45, from: null, to: null } })
    }
    await settle()
    const readPrices = async (storeCode: string) => {
      const reply = await app.inject({ url: '/api/product/list?skus=CLK-8', headers: { 'x-vs-store-code': storeCode } })
      const [{ original_price_incl_tax, price_incl_tax, lowest_price_incl_tax }] = reply.json().result.items
      return [original_price_incl_tax, price_incl_tax, lowest_price_incl_tax]
    }
    expect(await readPrices('de')).toEqual([60, 45, 50])
    expect(await readPrices('default')).toEqual([60, 45, undefined])
    await close()
  })
})
