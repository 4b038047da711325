import type { Fetch } from '@mantel/client'
import type { StoreView, Website } from '@mantel/domain/store'
import { expect, it } from 'vitest'
import { feedXml } from './feed-xml.ts'
import { renderFeed } from './render-feed.ts'

const website = { name: 'Mantel', publicUrl: 'https://shop.example' } as Website
const view = {
  code: 'de',
  prefix: '/de',
  settings: { tokenIn: 'header' },
  endpoints: {},
  catalog: { index: 'catalog_de' },
  i18n: { defaultLocale: 'de-DE', priceFormat: {} },
} as unknown as StoreView

const reply =
  (status: number, posts: object[]): Fetch =>
  async () => ({
    status,
    headers: {
      get: (name) => ({ 'content-type': 'application/json', 'x-vs-cache-tags': 'cms_blog cms_blog-1' })[name] ?? null,
    },
    json: async () => ({ hits: posts, total: posts.length }),
  })

it('lists posts with absolute URLs in the language of the store', async () => {
  const post = { id: 1, title: 'Öl & Holz', url_key: 'öl', author_name: 'Ada', publish_date: '2026-03-12 09:30:00' }
  const { page, cachePolicy } = await renderFeed({
    website,
    view,
    fetch: reply(200, [post, { ...post, publish_date: '' }]),
  })
  const xml = page.body.toString()
  expect(xml).toContain('<title>Journal · Mantel</title>')
  expect(xml).toContain('xml:lang="de-DE"')
  expect(xml.match(/<entry>/g)).toHaveLength(1)
  expect(xml).toContain('<id>https://shop.example/de/blog/%C3%B6l</id><title>Öl &amp; Holz</title>')
  expect(xml).toContain('<published>2026-03-12T09:30:00.000Z</published>')
  expect(cachePolicy?.tags).toEqual(['cms_blog', 'cms_blog-1'])
})

it('replies 503 without caching when the posts cannot be read', async () => {
  const { page, cachePolicy } = await renderFeed({ website, view, fetch: reply(503, []) })
  expect([page.status, cachePolicy]).toEqual([503, null])
})

it('is a valid feed without posts', () => {
  const texts = { title: 'Journal', subtitle: 'Clocks', language: 'en-GB', author: 'Mantel', entries: [] }
  const xml = feedXml({ ...texts, pageUrl: 'https://shop.example/blog', feedUrl: 'https://shop.example/blog/feed.xml' })
  expect(xml).toContain('<updated>1970-01-01T00:00:00.000Z</updated>')
})
