import { type StoreView, websiteOf } from '@mantel/domain/store'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPageFetcher, visibleText } from './testing/fetch-pages.ts'
import { openTestShop, type TestShop } from './testing/open-test-shop.ts'

let shop: TestShop
let fetchPage: ReturnType<typeof createPageFetcher>
beforeAll(async () => {
  shop = await openTestShop({ withContent: true })
  fetchPage = createPageFetcher(shop)
})
afterAll(() => shop.close())

const viewOf = (code: string) => shop.stores.views.find((view) => view.code === code) as StoreView
const unescapeHtml = (text: string) => text.replaceAll('&amp;', '&')
const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
/** The paths of posts in the page's content, without its store's prefix. */
const postPaths = (view: StoreView, html: string) => [
  ...new Set(
    [...main(html).matchAll(/href="([^"]*\/blog\/(?!category\/|feed)[^"]+)"/g)].map(([, href]) =>
      href!.slice(view.prefix.length),
    ),
  ),
]

type Fields = Record<string, unknown>
async function search(view: StoreView, type: string, query: object = { match_all: {} }): Promise<Fields[]> {
  const request = encodeURIComponent(JSON.stringify({ query: { bool: { filter: query } } }))
  const { body } = await shop.app.inject({
    url: `/api/catalog/${view.catalog.index}/${type}/_search?size=100&request=${request}`,
    headers: { host: websiteOf(shop.stores, view).hosts[0] ?? '' },
  })
  return JSON.parse(body).hits.hits.map(({ _source }: { _source: Fields }) => _source)
}

const counts = { default: 40, de: 15, it: 15 }
const codes = Object.keys(counts) as (keyof typeof counts)[]

it.each(codes)('lists ten posts in %s and, without JavaScript, ten more with each further page', async (code) => {
  const view = viewOf(code)
  let path: string | undefined = '/blog'
  for (let shown = 10; path !== undefined; shown += 10) {
    const page = await fetchPage(view, path)
    expect(page).toMatchObject({
      status: 200,
      canonical: `${websiteOf(shop.stores, view).publicUrl}${view.prefix}/blog`,
    })
    expect(postPaths(view, page.html)).toHaveLength(Math.min(shown, counts[code]))
    const more = /<a [^>]*href="([^"]*\/blog\?page=\d+)"/.exec(main(page.html))?.[1]
    path = more?.slice(view.prefix.length)
    if (!path) expect(shown).toBeGreaterThanOrEqual(counts[code])
  }
})

it.each(codes)('serves every post of %s with its products, related and recent posts', async (code) => {
  const view = viewOf(code)
  const posts = await search(view, 'cms_blog')
  expect(posts).toHaveLength(counts[code])
  let shownProducts = 0
  for (const post of posts.slice(0, 4)) {
    const path = `/blog/${encodeURIComponent(String(post.url_key))}`
    const { status, html, headers, title } = await fetchPage(view, path)
    expect([status, title]).toEqual([200, expect.stringContaining(' · ')])
    expect(html).toContain('"@type":"BlogPosting"')
    expect(html).toContain('"@type":"BreadcrumbList"')
    expect(headers['cache-tag']?.split(',')).toEqual(expect.arrayContaining(['cms_blog', 'product']))
    expect(main(html).match(/<h1/g)).toHaveLength(1)
    // The sample lacks some of the demo's products.
    const found = await search(view, 'product', { terms: { id: post.related_product_ids } })
    const listed = found.filter(({ visibility, status }) => Number(visibility) > 1 && Number(status) === 1)
    const margin = /<aside[\s\S]*?<\/aside>/.exec(main(html))?.[0] ?? ''
    expect(margin.match(/<li/g)?.length ?? 0).toBe(listed.length)
    shownProducts += listed.length
    expect(postPaths(view, html).length).toBeGreaterThanOrEqual(5)
  }
  expect(shownProducts).toBeGreaterThan(0)
})

it('links a post to the same post in other languages', async () => {
  const [german] = await search(viewOf('de'), 'cms_blog')
  const { html } = await fetchPage(viewOf('de'), `/blog/${encodeURIComponent(String(german?.url_key))}`)
  for (const locale of ['en-GB', 'de-DE', 'it-IT'])
    expect(html).toMatch(new RegExp(`<link rel="alternate" hrefLang="${locale}" href="[^"]*/blog/[^"]+"`))
})

it.each(codes)('lists the posts of each category in %s', async (code) => {
  const view = viewOf(code)
  const categories = await search(view, 'cms_blog_category')
  expect(categories.length).toBeGreaterThan(5)
  const posts = await search(view, 'cms_blog')
  for (const { id, url_key, name } of categories) {
    const { status, html } = await fetchPage(view, `/blog/category/${url_key}`)
    expect([url_key, status]).toEqual([url_key, 200])
    expect(unescapeHtml(html)).toContain(`>${name}</h1>`)
    const own = posts.filter(({ blog_category_ids: ids }) => (ids as number[]).includes(Number(id)))
    const list = /<section[\s\S]*?<\/section>/.exec(main(html))?.[0] ?? ''
    expect(postPaths(view, `<main>${list}</main>`)).toHaveLength(Math.min(10, own.length))
  }
})

it('searches posts with more than three characters', async () => {
  const view = viewOf('default')
  const short = await fetchPage(view, '/blog/category/search?q=oak')
  expect(visibleText(short.html)).toContain('Please enter at least 4 letters.')
  const found = await fetchPage(view, '/blog/category/search?q=clock')
  expect(found.status).toBe(200)
  expect(found.html).toContain('<meta name="robots" content="noindex, follow"/>')
  expect(postPaths(view, found.html).length).toBeGreaterThan(5)
  expect(visibleText((await fetchPage(view, '/blog/category/search?q=xqzzyw')).html)).toContain('No posts found')
})

it('replies 404 for unknown posts and for unknown or unpublished categories', async () => {
  const view = viewOf('default')
  const { body } = await shop.app.inject({ url: '/blog', headers: { host: 'localhost' } })
  expect(body).not.toContain('Shop Diary')
  for (const path of ['/blog/no-such-post', '/blog/category/no-such-topic', '/blog/category/shop-diary']) {
    const { status, headers } = await fetchPage(view, path)
    expect([path, status]).toEqual([path, 404])
    expect(headers['cache-tag']).toMatch(/^page-not-found(,|$)/)
  }
})

it('finds no drafts in searches', async () => {
  const view = viewOf('default')
  expect(await search(view, 'cms_blog', { terms: { status: [0, 2] } })).toEqual([])
  expect(await search(view, 'cms_blog_category', { terms: { status: [0, 2] } })).toEqual([])
})

it.each(codes)('serves an Atom feed of the newest posts in %s and links to it', async (code) => {
  const view = viewOf(code)
  const { publicUrl } = websiteOf(shop.stores, view)
  const feed = await fetchPage(view, '/blog/feed.xml')
  expect(feed).toMatchObject({ status: 200, headers: { 'content-type': 'application/atom+xml; charset=utf-8' } })
  expect(feed.html.match(/<entry>/g)).toHaveLength(Math.min(20, counts[code]))
  expect(feed.html).toContain(
    `<link rel="self" type="application/atom+xml" href="${publicUrl}${view.prefix}/blog/feed.xml"/>`,
  )
  expect((await fetchPage(view, '/blog')).html).toContain(`type="application/atom+xml"`)
})

it('lists posts in the sitemap', async () => {
  const { html } = await fetchPage(viewOf('it'), '/sitemaps/posts-1.xml')
  expect(html.match(/<loc>[^<]*\/it\/blog\/[^<]+<\/loc>/g)).toHaveLength(15)
})
