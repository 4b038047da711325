import type { Fetch } from '@mantel/client'
import type { StoreView, Website } from '@mantel/domain/store'
import { expect, it } from 'vitest'
import { isIndexable } from './is-indexable.ts'
import { renderSitemap } from './render-sitemap.ts'
import { parseSitemapPath, sitemapPath } from './sitemap-path.ts'
import { sitemapXml } from './sitemap-xml.ts'

const website = { publicUrl: 'https://shop.example' } as Website
const view = {
  code: 'de',
  prefix: '/de',
  routes: [],
  settings: { tokenIn: 'header' },
  endpoints: {},
} as unknown as StoreView

/** Replies to each path with its result in the API's envelope, or with 503. */
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

it.each([
  ['/sitemap.xml', 'index'],
  ['/sitemaps/products-1.xml', { kind: 'products', page: 1 }],
  [sitemapPath('posts', 12), { kind: 'posts', page: 12 }],
  ['/sitemaps/products-0.xml', null],
  ['/sitemaps/products.xml', null],
  ['/sitemaps/constructor-1.xml', null],
  ['/sitemap.xml/', null],
])('parses %s as %j', (path, sitemapRequest) => {
  expect(parseSitemapPath(path)).toEqual(sitemapRequest)
})

it('escapes XML characters in URLs', () => {
  const xml = sitemapXml([{ url: "https://shop.example/a&b'c<d>", updatedAt: null }])
  expect(xml).toContain('<url><loc>https://shop.example/a&amp;b&apos;c&lt;d&gt;</loc></url>')
})

it('lists the picture of a product with its page', async () => {
  const products = [{ path: '/oak', updatedAt: null, image: '/m/oak.svg' }]
  const sitemapRequest = { kind: 'products', page: 1 } as const
  const { page } = await renderSitemap({
    request: sitemapRequest,
    website,
    view,
    fetch: fakeFetch({ 'product/1': products }),
  })
  const xml = page.body.toString()
  expect(xml).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"')
  expect(xml).toMatch(
    /<loc>https:\/\/shop\.example\/de\/oak<\/loc><image:image><image:loc>https:\/\/shop\.example\/img\/1200\/1200\/fit\/m\/oak\.svg/,
  )
})

it('lists the home page and the blog of a store without content', async () => {
  const nothing = { product: [], category: [], cms_page: [], cms_blog: [], 'cms_page/1': [] }
  const index = await renderSitemap({ request: 'index', website, view, fetch: fakeFetch(nothing) })
  expect(index.page.body.toString()).toContain('<loc>https://shop.example/de/sitemaps/pages-1.xml</loc>')
  const pages = await renderSitemap({ request: { kind: 'pages', page: 1 }, website, view, fetch: fakeFetch(nothing) })
  expect(pages.page.body.toString()).toContain(
    '<url><loc>https://shop.example/de</loc></url><url><loc>https://shop.example/de/blog</loc></url></urlset>',
  )
})

it('replies 503 without caching when the list is incomplete', async () => {
  const sitemapRequest = { kind: 'products', page: 1 } as const
  const known = { 'product/1': [{ path: '/clock', updatedAt: null }] }
  const incomplete = await renderSitemap({
    request: sitemapRequest,
    website,
    view,
    fetch: fakeFetch(known, { 'cache-control': 'no-store' }),
  })
  const none = await renderSitemap({ request: sitemapRequest, website, view, fetch: fakeFetch({}) })
  const failed = await renderSitemap({
    request: sitemapRequest,
    website,
    view,
    fetch: () => Promise.reject(new Error('connection refused')),
  })
  expect([incomplete, none, failed].map(({ page, cachePolicy }) => [page.status, cachePolicy])).toEqual(
    Array(3).fill([503, null]),
  )
  const whole = await renderSitemap({ request: sitemapRequest, website, view, fetch: fakeFetch(known) })
  expect([whole.page.status, whole.cachePolicy?.tags]).toEqual([200, ['product', 'product-list']])
})

it('excludes paths of other screens and of routes that the store does not have', () => {
  const paths = [
    '/clocks/oak',
    '/about-us',
    '/',
    '/cart',
    '/search',
    '/my-account',
    '/style-guide-am',
    '/visit-our-showroom',
    '/blog/oak',
    '/blog/category/search',
  ]
  expect(paths.filter((path) => isIndexable(view, path))).toEqual(['/clocks/oak', '/about-us', '/', '/blog/oak'])
  expect(isIndexable({ routes: ['visit-our-showroom'] }, '/visit-our-showroom')).toBe(true)
})
