import { catalogTypes } from '@mantel/contract'
import { demoDocuments } from '@mantel/demo'
import { categoryPath, productPath } from '@mantel/domain/routing'
import { type StoreView, storePath, websiteOf } from '@mantel/domain/store'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from './testing/open-test-shop.ts'
import { readHead } from './testing/read-head.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ everyNth: 60, withContent: true, isStarted: false })
})
afterAll(() => shop.close())

type Paths = { category: string; product: string }

/** The paths of two documents that the shop imports: the first category below the root, and the first product. */
function pathsOf(view: StoreView): Paths {
  const found: Partial<Paths> = {}
  for (const { type, doc } of demoDocuments(view, websiteOf(shop.stores, view).seller, new Date())) {
    const { level, slug, url_path: urlPath, sku } = doc as unknown as Record<string, string>
    if (type === 'category' && Number(level) === 2) found.category ??= categoryPath(view, { slug, urlPath } as never)
    if (type === 'product') found.product ??= productPath(view, { parentSku: sku, slug, urlPath } as never)
    if (found.category && found.product) break
  }
  return found as Paths
}

/** Values that differ between two replies of the same content. */
const withoutTimes = (body: string) => body.replace(/"took":\d+/, '')

/** The pages and API calls that depend on the index, for an existing category and product of each store view. */
function urlsOf({ code, catalog: { index } }: StoreView, { category, product }: Paths) {
  const search = `/api/catalog/${index}/product/_search?size=3&sort=id:asc`
  return {
    home: '/',
    category,
    product,
    'search page': '/search?q=clock',
    cart: '/cart',
    'sitemap index': '/sitemap.xml',
    'product sitemap': '/sitemaps/products-1.xml',
    'search API': search,
    'compact search API': `${search}&response_format=compact`,
    'category API': `/api/catalog/${index}/category/_search?size=4000&storeCode=${code}`,
    'addresses API': `/api/ext/addresses/product/1?storeCode=${code}`,
    'alternates API': `/api/ext/alternates/category/20?storeCode=${code}`,
  }
}

async function fetchPage(view: StoreView, url: string) {
  const { hosts } = websiteOf(shop.stores, view)
  const target = url.startsWith('/api/') ? url : storePath(view, url)
  const { statusCode: status, headers, body } = await shop.app.inject({ url: target, headers: { host: hosts[0] } })
  return { status, headers, body: withoutTimes(body) }
}

async function askAll() {
  const replies = new Map<string, Awaited<ReturnType<typeof fetchPage>>>()
  for (const view of shop.stores.views)
    for (const [name, url] of Object.entries(urlsOf(view, pathsOf(view))))
      replies.set(`${view.code} ${name}`, await fetchPage(view, url))
  return replies
}

it('answers 503 or a complete reply until the index is built, and caches no incomplete reply', async () => {
  const [first] = shop.stores.views as [StoreView]
  const early: [string, Awaited<ReturnType<typeof askAll>>][] = []
  early.push(['nothing is built', await askAll()])
  await shop.catalog.rebuild(first, 'attribute')
  await shop.catalog.rebuild(first, 'category')
  early.push(['categories of one store view are built', await askAll()])
  for (const type of catalogTypes) await shop.catalog.rebuild(first, type)
  early.push(['one store view is built', await askAll()])
  await shop.start()
  const ready = await askAll()

  for (const [name, { status, headers }] of ready) {
    expect(status, name).toBe(200)
    // A cached reply must have been complete before the index was built. Its content is compared below.
    if (headers['x-vs-cache'] === 'Hit') expect(early.at(-1)?.[1].get(name)?.status, name).toBe(200)
  }
  for (const view of shop.stores.views) {
    const sisters = shop.stores.views.filter(({ website }) => website === view.website)
    for (const name of ['home', 'category', 'product']) {
      const { alternates } = readHead({ html: ready.get(`${view.code} ${name}`)?.body ?? '' })
      expect(Object.keys(alternates).length, `${view.code} ${name}`).toBe(sisters.length + 1)
    }
  }
  let refused = 0
  for (const [state, replies] of early)
    for (const [name, { status, headers, body }] of replies) {
      const label = `${name} while ${state}`
      if (status === 200) {
        expect(body, label).toBe(ready.get(name)?.body)
        continue
      }
      refused++
      expect([status, headers['cache-control']], label).toEqual([503, expect.stringContaining('no-store')])
      expect(Number(headers['retry-after']), label).toBeGreaterThan(0)
      expect([headers.etag, headers['cache-tag'], headers['x-vs-cache-tags']], label).toEqual(Array(3))
    }
  expect(early[0]?.[1].size).toBe(ready.size)
  expect(refused).toBeGreaterThan(2 * ready.size)
})
