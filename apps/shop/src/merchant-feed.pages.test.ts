import { changeStock, setPrice } from '@mantel/backend'
import type { ProductDocument } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPageFetcher } from './testing/ask-pages.ts'
import { openTestShop, type TestShop } from './testing/open-test-shop.ts'

const path = '/feeds/google-merchant.xml'
let shop: TestShop
let ask: ReturnType<typeof createPageFetcher>
beforeAll(async () => {
  shop = await openTestShop({ filled: ['default', 'de', 'trade'] })
  ask = createPageFetcher(shop)
})
afterAll(() => shop.close())

const viewOf = (code: string) => shop.stores.views.find((view) => view.code === code) as StoreView

/** The items of the feed by id; each one holds its elements by name. */
async function readFeed(view: StoreView): Promise<Map<string, Map<string, string>>> {
  const { status, headers, html } = await ask(view, path)
  expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  const items = [...html.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => {
    const elements = [...item.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g)]
    // The first element of a name wins: a later price is that of the shipping.
    return new Map(elements.toReversed().map(([, name = '', text = '']): [string, string] => [name, text]))
  })
  return new Map(items.map((item): [string, Map<string, string>] => [item.get('id') ?? '', item]))
}

async function product(view: StoreView, sku: string): Promise<ProductDocument> {
  return (await shop.catalog.findOne(view, 'product', 'sku', sku))?.document as ProductDocument
}

it.each([
  ['default', 'GBP', '5.00 GBP'],
  ['de', 'EUR', '5.95 EUR'],
])('offers the products of %s with price, stock and shipping', async (code, currency, shipping) => {
  const view = viewOf(code)
  const feed = await readFeed(view)
  expect(feed.size).toBeGreaterThan(20)
  let simple = 0
  for (const [sku, item] of feed) {
    expect(item.get('price'), sku).toMatch(new RegExp(`^\\d+\\.\\d\\d ${currency}$`))
    expect(['in_stock', 'out_of_stock', 'preorder'], sku).toContain(item.get('availability'))
    expect(item.get('condition')).toBe('new')
    const document = await product(view, sku)
    if (document?.type_id !== 'simple') continue
    simple++
    const shown = item.get('sale_price') ?? item.get('price')
    expect(shown, sku).toBe(`${(document.price_incl_tax as number).toFixed(2)} ${currency}`)
    expect(item.get('availability') === 'out_of_stock', sku).toBe(document.stock.is_in_stock === false)
  }
  expect(simple).toBeGreaterThan(0)
  const { html } = await ask(view, path)
  expect(html).toContain(`<g:price>${shipping}</g:price></g:shipping>`)
  expect(html).not.toContain('amgiftcard')
})

it('links to pages that exist', async () => {
  const view = viewOf('de')
  const links = [...(await readFeed(view)).values()].map((item) => item.get('link') ?? '').slice(0, 5)
  for (const link of links) {
    const { pathname, search } = new URL(link.replaceAll('&amp;', '&'))
    const reply = await shop.app.inject({ url: pathname + search, headers: { host: 'localhost:3000' } })
    expect(reply.statusCode, link).toBe(200)
  }
})

it('shows a new price and stock at once', async () => {
  const view = viewOf('default')
  const feed = await readFeed(view)
  const skus = [...feed.keys()]
  const documents = await Promise.all(skus.map((sku) => product(view, sku)))
  const sku =
    documents.find((one) => one?.type_id === 'simple' && one.stock.is_in_stock && !one.special_price)?.sku ?? ''
  await setPrice(shop.context(view), { sku, price: 43.21 })
  await changeStock({ db: shop.context(view).db }, { sku, qty: 0 })
  await shop.settle()
  const item = (await readFeed(view)).get(sku)
  expect([item?.get('price'), item?.get('availability')]).toEqual(['43.21 GBP', 'out_of_stock'])
})

it('has no feed where prices need a login', async () => {
  expect((await ask(viewOf('trade'), path)).status).toBe(404)
})
