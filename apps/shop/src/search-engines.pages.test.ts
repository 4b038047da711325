import { type StoreView, websiteOf } from '@mantel/domain/store'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPageFetcher } from './testing/fetch-pages.ts'
import { openTestShop, type TestShop } from './testing/open-test-shop.ts'
import { readHead, readSitemap } from './testing/read-head.ts'
import { extractTradeFigures, tradeFigures } from './testing/trade-prices.ts'

let shop: TestShop
let fetchPage: ReturnType<typeof createPageFetcher>
beforeAll(async () => {
  shop = await openTestShop()
  fetchPage = createPageFetcher(shop)
})
afterAll(() => shop.close())

const codes = ['default', 'de', 'it', 'trade', 'trade_eu']
const viewOf = (code: string) => shop.stores.views.find((view) => view.code === code) as StoreView

/** Requests an absolute URL as a crawler does. */
async function visit(url: string) {
  const { host, pathname, search } = new URL(url)
  const reply = await shop.app.inject({ url: `${pathname}${search}`, headers: { host } })
  return { status: reply.statusCode, headers: reply.headers, html: reply.body }
}

/** All URLs in the store view's sitemaps, keyed by the sitemap's file name. */
async function crawl(view: StoreView): Promise<Map<string, string[]>> {
  const { publicUrl } = websiteOf(shop.stores, view)
  const index = await visit(`${publicUrl}${view.prefix}/sitemap.xml`)
  expect([index.status, index.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  const found = new Map<string, string[]>()
  for (const { url } of readSitemap(index.html)) {
    const { status, html } = await visit(url)
    expect(status, url).toBe(200)
    found.set(
      url.split('/').at(-1) ?? '',
      readSitemap(html).map((entry) => entry.url),
    )
  }
  return found
}

it.each(codes)('lists every visible page of %s once in the sitemaps, by its canonical URL', async (code) => {
  const view = viewOf(code)
  const { publicUrl } = websiteOf(shop.stores, view)
  const sitemaps = await crawl(view)
  expect([...sitemaps.keys()]).toEqual(['products-1.xml', 'categories-1.xml', 'pages-1.xml'])
  const all = [...sitemaps.values()].flat()
  expect(new Set(all).size).toBe(all.length)
  expect(sitemaps.get('products-1.xml')?.length).toBeGreaterThan(30)
  expect(all).toContain(`${publicUrl}${view.prefix || '/'}`)
  // A sample, because each URL costs one render.
  for (const url of all.filter((_, at) => at % 15 === 0)) {
    const shown = await visit(url)
    expect([shown.status, readHead(shown).canonical, readHead(shown).robots], url).toEqual([200, url, undefined])
  }
})

it('writes last modification dates and no price to a sitemap and caches it like a page', async () => {
  const view = viewOf('trade')
  const first = await fetchPage(view, '/sitemaps/products-1.xml')
  const again = await fetchPage(view, '/sitemaps/products-1.xml', { 'if-none-match': first.headers.etag ?? '' })
  expect([again.status, again.headers['x-vs-cache']]).toEqual([304, 'Hit'])
  expect(first.headers['cache-tag']).toBe('product,product-list')
  expect(readSitemap(first.html).every(({ changed }) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(changed ?? ''))).toBe(true)
  const index = await fetchPage(view, '/sitemap.xml')
  const latest = readSitemap(first.html)
    .map(({ changed }) => changed ?? '')
    .toSorted()
  expect(readSitemap(index.html)[0]?.changed).toBe(latest.at(-1))
  expect(
    extractTradeFigures(first.html.replace(/<lastmod>.*?<\/lastmod>/g, ''), tradeFigures(view, 20, new Date())),
  ).toEqual([])
  expect((await fetchPage(view, '/sitemaps/products-2.xml')).status).toBe(404)
  expect((await fetchPage(view, '/sitemaps/posts-1.xml')).status).toBe(404)
  expect((await fetchPage(view, '/sitemaps/secrets-1.xml')).status).toBe(404)
})

it('serves a robots.txt for each host with the sitemaps of its stores', async () => {
  const robots = async (host: string) => (await shop.app.inject({ url: '/robots.txt', headers: { host } })).body
  const consumer = await robots('localhost:3000')
  for (const prefix of ['', '/de', '/it'])
    expect(consumer).toContain(`Sitemap: http://localhost:3000${prefix}/sitemap.xml\n`)
  expect(consumer).toContain('Disallow: /de/search?\n')
  expect(consumer).not.toContain('trade')
  expect(await robots('trade.localhost')).toContain('Sitemap: http://trade.localhost:3000/trade_eu/sitemap.xml\n')
  expect(await robots('api.trade.localhost')).toBe('User-agent: *\nDisallow: /\nAllow: /img/\n')
  expect((await shop.app.inject({ url: '/sitemap.xml', headers: { host: 'api.trade.localhost' } })).statusCode).toBe(
    301,
  )
})

it.each(['default', 'trade'])(
  'links the pages of %s and the other store views of its website as alternates in both directions, and only existing ones',
  async (code) => {
    const { defaultView, publicUrl } = websiteOf(shop.stores, viewOf(code))
    const sisters = shop.stores.views.filter(({ website }) => website === viewOf(code).website)
    const alternatesByUrl = new Map<string, Record<string, string>>()
    // A sample of products and categories; all content pages, because they have alternates in the other store views of
    // the website.
    for (const view of sisters)
      for (const [kind, urls] of await crawl(view))
        for (const url of urls.filter((_, at) => at % (kind === 'pages-1.xml' ? 1 : 25) === 0)) {
          const { alternates } = readHead(await visit(url))
          alternatesByUrl.set(url, alternates)
          if (Object.keys(alternates).length === 0) continue
          expect(alternates[view.i18n.defaultLocale], url).toBe(url)
          expect(alternates['x-default'], url).toBe(alternates[viewOf(defaultView).i18n.defaultLocale])
        }
    const pairs = [...alternatesByUrl].flatMap(([url, alternates]) =>
      Object.values(alternates).map((other) => [url, other] as const),
    )
    expect(pairs.length).toBeGreaterThan(25)
    for (const other of new Set(pairs.map(([, url]) => url))) {
      const known = alternatesByUrl.get(other) ?? readHead(await visitPage(other)).alternates
      for (const [url] of pairs.filter(([, target]) => target === other))
        expect(Object.values(known), `${other} → ${url}`).toContain(url)
    }
    expect(alternatesByUrl.get(`${publicUrl}/`)).toMatchObject({ 'x-default': `${publicUrl}/` })
  },
)

async function visitPage(url: string) {
  const shown = await visit(url)
  expect(shown.status, url).toBe(200)
  return shown
}

it('omits alternates for store views that do not have the product', async () => {
  const [english, german, italian] = ['default', 'de', 'it'].map(viewOf) as [StoreView, StoreView, StoreView]
  const isIn = (view: StoreView, id: number) => shop.catalog.valuesOf(view, 'product', id, []) !== null
  const id = shop.catalog.idsOf(english, 'product').find((one) => isIn(italian, one) && !isIn(german, one)) ?? 0
  const [path] = shop.catalog.valuesOf(english, 'product', id, ['url_path']) ?? []
  const { alternates } = readHead(await fetchPage(english, `/${path}`))
  expect(Object.keys(alternates)).toEqual(['en-GB', 'x-default', 'it-IT'])
})

it('sets the canonical URL or noindex on alias URLs, filtered and sorted lists and searches', async () => {
  const view = viewOf('de')
  const { publicUrl } = websiteOf(shop.stores, view)
  for (const query of ['?color=9318', '?sort=final_price:desc', '?price=0-50&color=9318']) {
    const head = readHead(await fetchPage(view, `/uhren${query}`))
    expect(head, query).toMatchObject({ robots: 'noindex, follow', canonical: `${publicUrl}/de/uhren`, alternates: {} })
  }
  const more = readHead(await fetchPage(view, '/uhren?page=2'))
  expect(more).toMatchObject({ robots: undefined, canonical: `${publicUrl}/de/uhren`, alternates: {} })
  expect(readHead(await fetchPage(view, '/c/uhren')).canonical).toBe(`${publicUrl}/de/uhren`)
  expect(readHead(await fetchPage(view, '/search?q=uhr')).robots).toBe('noindex, follow')
  expect(readHead(await fetchPage(view, '/cart')).robots).toBe('noindex, follow')
  expect(readHead(await fetchPage(view, '/no-such-thing')).robots).toBe('noindex, follow')
})

it.each(codes)(
  'writes structured data and Open Graph tags for home, category, product and content pages of %s',
  async (code) => {
    const view = viewOf(code)
    const { publicUrl, name } = websiteOf(shop.stores, view)
    const sitemaps = await crawl(view)
    const home = readHead(await fetchPage(view, '/'))
    const [organization, website] = home.jsonLd
    expect(organization).toMatchObject({ '@type': 'Organization', name, url: publicUrl })
    expect((await visit(String(organization?.logo))).status).toBe(200)
    expect(website).toMatchObject({
      '@type': 'WebSite',
      inLanguage: view.i18n.defaultLocale,
      potentialAction: { target: { urlTemplate: `${publicUrl}${view.prefix}/search?q={search_term_string}` } },
    })
    // The last products are sets. The sample shop lacks some of their parts, so they are not for sale.
    const product = sitemaps.get('products-1.xml')?.at(0) ?? ''
    const urls = [product, ...['categories-1.xml', 'pages-1.xml'].map((kind) => sitemaps.get(kind)?.at(-1) ?? '')]
    for (const [at, url] of urls.entries()) {
      const { openGraph, description, jsonLd } = readHead(await visit(url))
      expect(description?.length, url).toBeGreaterThan(20)
      expect(openGraph, url).toMatchObject({ url, description, title: expect.stringContaining(` · ${name}`) })
      expect(
        jsonLd.some((one) => one['@type'] === 'BreadcrumbList'),
        url,
      ).toBe(at < 2)
      if (at > 0) continue
      expect((await visit(openGraph.image ?? '')).status).toBe(200)
      const described = jsonLd.find((one) => ['Product', 'ProductGroup'].includes(one['@type']))
      expect(described).toMatchObject({ name: expect.any(String), sku: expect.any(String), url })
      if (view.prices.needGroupToken) expect(described).not.toHaveProperty('offers')
      else expect(described).toMatchObject({ offers: { priceCurrency: view.i18n.currencyCode } })
    }
  },
)
