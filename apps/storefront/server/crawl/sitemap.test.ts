import type { Fetch } from '@mantel/client'
import type { StoreView, Website } from '@mantel/domain/store'
import { expect, test } from 'vitest'
import { isIndexable } from './is-indexable.ts'
import { renderSitemap } from './render-sitemap.ts'
import { readSitemapPath, sitemapPath } from './sitemap-path.ts'
import { sitemapXml } from './sitemap-xml.ts'

const website = { publicUrl: 'https://shop.example' } as Website
const view = {
  code: 'de',
  prefix: '/de',
  routes: [],
  settings: { tokenIn: 'header' },
  endpoints: {},
} as unknown as StoreView

/** Answers each address with its result, in the envelope. */
function fakeFetch(results: Record<string, object[]>, headers: Record<string, string> = {}): Fetch {
  return async (url) => {
    const result = results[url.replace('/api/ext/addresses/', '').replace(/\?.*/, '')]
    const all: Record<string, string> = {
      'content-type': 'application/json',
      'x-vs-cache-tags': 'product product-list',
      ...headers,
    }
    const code = result ? 200 : 503
    return { status: code, headers: { get: (name) => all[name] ?? null }, json: async () => ({ code, result }) }
  }
}

test.each([
  ['/sitemap.xml', 'index'],
  ['/sitemaps/products-1.xml', { kind: 'products', page: 1 }],
  [sitemapPath('posts', 12), { kind: 'posts', page: 12 }],
  ['/sitemaps/products-0.xml', null],
  ['/sitemaps/products.xml', null],
  ['/sitemaps/constructor-1.xml', null],
  ['/sitemap.xml/', null],
])('%s asks for %j', (path, ask) => {
  expect(readSitemapPath(path)).toEqual(ask)
})

test('what means something in XML is written so that it does not', () => {
  const xml = sitemapXml([{ url: "https://shop.example/a&b'c<d>", updatedAt: null }])
  expect(xml).toContain('<url><loc>https://shop.example/a&amp;b&apos;c&lt;d&gt;</loc></url>')
})

test('a store that has nothing yet has its home to show', async () => {
  const nothing = { product: [], category: [], cms_page: [], cms_blog: [], 'cms_page/1': [] }
  const index = await renderSitemap({ ask: 'index', website, view, fetch: fakeFetch(nothing) })
  expect(index.page.body.toString()).toContain('<loc>https://shop.example/de/sitemaps/pages-1.xml</loc>')
  const pages = await renderSitemap({ ask: { kind: 'pages', page: 1 }, website, view, fetch: fakeFetch(nothing) })
  expect(pages.page.body.toString()).toContain('<url><loc>https://shop.example/de</loc></url></urlset>')
})

test('what is only half known is not told: the rest would count as gone', async () => {
  const ask = { kind: 'products', page: 1 } as const
  const known = { 'product/1': [{ path: '/clock', updatedAt: null }] }
  const half = await renderSitemap({ ask, website, view, fetch: fakeFetch(known, { 'cache-control': 'no-store' }) })
  const none = await renderSitemap({ ask, website, view, fetch: fakeFetch({}) })
  const away = await renderSitemap({ ask, website, view, fetch: () => Promise.reject(new Error('away')) })
  expect([half, none, away].map(({ page, keep }) => [page.status, keep])).toEqual(Array(3).fill([503, null]))
  const whole = await renderSitemap({ ask, website, view, fetch: fakeFetch(known) })
  expect([whole.page.status, whole.keep?.tags]).toEqual([200, ['product', 'product-list']])
})

test('paths that the shop has other screens for, or that a store is without, are listed nowhere', () => {
  const paths = ['/clocks/oak', '/about-us', '/', '/cart', '/search', '/style-guide-am', '/visit-our-showroom']
  expect(paths.filter((path) => isIndexable(view, path))).toEqual(['/clocks/oak', '/about-us', '/'])
  expect(isIndexable({ routes: ['visit-our-showroom'] }, '/visit-our-showroom')).toBe(true)
})
