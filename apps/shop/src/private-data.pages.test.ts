import { type StoreView, storePath, websiteOf } from '@mantel/domain/store'
import { type RouteRow, routeTable } from '@mantel/storefront'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCanaryCustomers, addCanaryProducts, type CanaryPrice, findCanaries } from './testing/canaries.ts'
import { openTestShop, type TestShop } from './testing/open-test-shop.ts'

let shop: TestShop
let prices: CanaryPrice[]
beforeAll(async () => {
  shop = await openTestShop({ withContent: true })
  prices = await addCanaryProducts(shop)
}, 180_000)
afterAll(() => shop.close())

const viewOf = (code: string) => shop.stores.views.find((view) => view.code === code) as StoreView
const hostOf = (view: StoreView) => websiteOf(shop.stores, view).hosts[0] ?? ''

type Sent = { headers?: Record<string, string>; body?: object }
async function sendRequest(host: string, url: string, { headers = {}, body }: Sent = {}) {
  const reply = await shop.app.inject({
    url,
    method: body ? 'POST' : 'GET',
    payload: body && JSON.stringify(body),
    headers: { host, ...(body && { 'content-type': 'application/json' }), ...headers },
  })
  return { url, status: reply.statusCode, headers: reply.headers, body: reply.body }
}

/** The maximum number of pages in one crawl. No store view of the test shop has more, counting only lists with at most one filter. */
const maxPages = 160

/** Follows every link within the store view, from its home page, the canary products and lists in every sort order. */
async function crawl(view: StoreView, headers: Record<string, string>) {
  const host = hostOf(view)
  const sorts = ['final_price', 'final_price-desc', 'price', 'price-desc', 'name', 'bestseller_attr']
  const lists = ['/search?q=canary', ...sorts.map((sort) => `/search?q=canary&sort=${encodeURIComponent(sort)}`)]
  const filters = ['/search?q=canary&price=6000-9000', '/search?q=canary&price=0-50']
  const feeds = [
    '/blog/feed',
    '/blog/feed.xml',
    '/sitemap.xml',
    '/sitemaps/products-1.xml',
    '/sitemaps/categories-1.xml',
  ]
  const fixed = (routeTable as readonly RouteRow[]).map(({ path }) => path).filter((path) => !path.includes(':'))
  const starts = ['/', '/canary-clock-0', '/canary-clock-1', ...lists, ...filters, ...feeds, ...fixed]
  const waiting = [...starts.map((path) => storePath(view, path)), '/robots.txt']
  const seen = new Set<string>()
  const replies = []
  for (let url = waiting.shift(); url !== undefined && replies.length < maxPages; url = waiting.shift()) {
    if (seen.has(url)) continue
    seen.add(url)
    const reply = await sendRequest(host, url, { headers })
    replies.push(reply)
    for (const [, link = ''] of reply.body.matchAll(/(?:href|src)="([^"#]+)"/g)) {
      const target = link.replaceAll('&amp;', '&')
      if (/^\/(?!\/|img\/|assets\/)/.test(target) && target.startsWith(view.prefix)) waiting.push(target)
    }
  }
  return replies
}

/** Sends every API call whose reply could contain a price, a price facet or products sorted by price. */
async function readCalls(view: StoreView, headers: Record<string, string>) {
  const host = hostOf(view)
  const skus = Array.from({ length: 24 }, (_, at) => `CANARY-${at}`).join()
  const search = `/api/catalog/${view.catalog.index}/product/_search?size=4000&storeCode=${view.code}`
  const ranges = { agg_range_price: { range: { field: 'price', ranges: [{ from: 6000, to: 6010 }] } } }
  const aggs = { agg_terms_price: { terms: { field: 'final_price', size: 500 } }, ...ranges }
  const compact = `${search}&request_format=search-query&response_format=compact`
  const claims = [{}, { groupId: 10 }, { groupToken: 'forged' }]
  const orders = ['price', 'final_price', 'tier_prices.value', '@price:10'].flatMap((field) => [
    { _appliedSort: [{ field, options: 'asc' }] },
    { _appliedFilters: [{ attribute: field, value: { gte: 6100 }, scope: 'catalog' }] },
  ])
  const found = []
  for (const claim of claims) {
    found.push(await sendRequest(host, search, { headers, body: { query: {}, aggs, ...claim } }))
    found.push(
      await sendRequest(host, `${search}&sort=price:desc&_source_include=*`, {
        headers,
        body: { query: {}, ...claim },
      }),
    )
    const facets = { _availableFilters: [{ field: 'price', scope: 'catalog' }] }
    for (const query of [facets, ...orders])
      found.push(await sendRequest(host, compact, { headers, body: { ...query, ...claim } }))
  }
  const request = encodeURIComponent(JSON.stringify({ aggs, sort: [{ price: 'desc' }] }))
  const paths = [
    `${search}&request=${request}`,
    `/api/product/list?skus=${skus}`,
    `/api/product/render-list?skus=${skus}&userGroupId=10`,
    `/api/stock/list?skus=${skus}`,
    `/api/stock/check?sku=CANARY-0`,
    `/api/catalog/${view.catalog.index}/category/_search?size=4000`,
  ]
  for (const path of paths) found.push(await sendRequest(host, `${path}&storeCode=${view.code}`, { headers }))
  found.push(
    await sendRequest(host, `/api/url/map?storeCode=${view.code}`, { headers, body: { url: 'canary-clock-0' } }),
  )
  return [...found, ...(await readCart(view, headers))]
}

/** Fills a cart with canary products and sends every call whose reply could contain the price of a line. */
async function readCart(view: StoreView, headers: Record<string, string>) {
  const store = `storeCode=${view.code}`
  const call = (path: string, body?: object) => sendRequest(hostOf(view), path, { headers, body })
  const created = await call(`/api/cart/create?${store}`, {})
  const cartId = String(JSON.parse(created.body).result)
  const cart = `${store}&cartId=${cartId}`
  const skus = ['CANARY-0', 'CANARY-1', 'CANARY-2']
  const found = []
  for (const sku of skus)
    found.push(await call(`/api/cart/update?${cart}`, { cartItem: { sku, qty: 12, quoteId: cartId } }))
  const address = { country_id: view.code === 'trade' ? 'GB' : 'SI' }
  const chosen = { shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate', shippingAddress: address }
  found.push(
    await call(`/api/cart/pull?${cart}`),
    await call(`/api/cart/totals?${cart}`),
    await call(`/api/cart/payment-methods?${cart}`),
    await call(`/api/cart/shipping-information?${cart}`, { addressInformation: chosen }),
    await call(`/api/ext/quick-order?${store}`, { lines: skus.map((sku) => ({ sku, qty: 1 })) }),
    await call(`/api/ext/order-templates?${store}`),
    await call(`/api/user/order-history?${store}`),
  )
  return found
}

it.each(['trade', 'trade_eu'])(
  'shows no trade price of %s to guests, consumers and pending buyers, in any page, feed, facet, sort order or call',
  async (code) => {
    const view = viewOf(code)
    const [pending] = await addCanaryCustomers(shop, view, 1, false)
    const [consumer] = await addCanaryCustomers(shop, viewOf('default'), 1)
    const [buyer] = await addCanaryCustomers(shop, view, 1)
    const bearer = (token = '') => ({ authorization: `Bearer ${token}` })
    for (const headers of [{}, bearer(pending?.token), bearer(consumer?.token)]) {
      const replies = [...(await crawl(view, headers)), ...(await readCalls(view, headers))]
      expect(replies.filter(({ status }) => status >= 500)).toEqual([])
      expect(replies.some(({ body }) => body.includes('Canary clock 0'))).toBe(true)
      const leaks = replies.flatMap(({ url, body }) => findCanaries(body, prices).map((price) => [url, price]))
      expect(leaks).toEqual([])
    }
    // Proves that the check would find a leak: it finds the prices in a reply to an approved buyer.
    const { body } = await sendRequest(hostOf(view), `/api/user/me?storeCode=${code}`, {
      headers: bearer(buyer?.token),
    })
    const group = { 'x-vs-group-token': JSON.parse(body).groupToken ?? JSON.parse(body).result.groupToken }
    const search = `/api/catalog/${view.catalog.index}/product/_search?size=4000&storeCode=${code}`
    const query = { query: {}, groupToken: group['x-vs-group-token'] }
    const shown = await sendRequest(hostOf(view), search, { headers: group, body: query })
    expect(findCanaries(shown.body, prices).length).toBeGreaterThan(20)
  },
  240_000,
)

it('shows no trade price in the consumer stores', async () => {
  for (const code of ['default', 'de', 'it']) {
    const replies = await crawl(viewOf(code), {})
    expect(replies.flatMap(({ url, body }) => findCanaries(body, prices).map((price) => [url, price]))).toEqual([])
    const fields = '_source_include=tier_prices,configurable_children.tier_prices'
    const products = await sendRequest(
      hostOf(viewOf(code)),
      `/api/catalog/catalog_${code}/product/_search?size=4000&${fields}`,
    )
    expect(products.body).not.toMatch(/"customer_group_id":1\d/)
  }
}, 240_000)

it('puts no data, cookie or token of 200 customers into cacheable replies', async () => {
  const view = viewOf('default')
  const host = hostOf(view)
  const customers = await addCanaryCustomers(shop, view, 200)
  const guest = await crawl(view, {})
  const isShared = ({ headers }: { headers: Record<string, unknown> }) => {
    const cache = String(headers['cache-control'] ?? '')
    return cache !== '' && !/private|no-store/.test(cache)
  }
  const shared = guest.filter((reply) => reply.status === 200 && isShared(reply))
  expect(shared.length).toBeGreaterThan(30)
  const secrets = new RegExp(customers.flatMap(({ name, token }) => [name, token]).join('|'), 'i')
  const problems: unknown[] = []
  for (const { at, name, token } of customers) {
    const headers = { authorization: `Bearer ${token}`, cookie: `customer=${name}; token=${token}` }
    // Right before the page is rendered, this customer calls the API, so that every cache that could leak into the page has their data.
    const profile = await sendRequest(host, '/api/user/me', { headers })
    expect(profile.body).toContain(name)
    for (const offset of [0, 1, 2, 3]) {
      const page = shared[(at * 4 + offset) % shared.length]
      if (!page) continue
      const own =
        offset % 2 === 0 ? page.url : `${page.url}${page.url.includes('?') ? '&' : '?'}token=${token}&name=${name}`
      const reply = await sendRequest(host, own, { headers })
      if (secrets.test(reply.body)) problems.push([reply.url, 'body'])
      if (!isShared(reply)) continue
      if (reply.headers['set-cookie']) problems.push([reply.url, 'set-cookie'])
      if (secrets.test(JSON.stringify(reply.headers))) problems.push([reply.url, 'header'])
    }
  }
  for (const { url } of shared) {
    const reply = await sendRequest(host, url)
    if (secrets.test(reply.body) || reply.headers['set-cookie']) problems.push([url, 'afterwards'])
  }
  expect(problems).toEqual([])
}, 240_000)
