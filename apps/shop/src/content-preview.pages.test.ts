import { importDocuments, rowsOf } from '@mantel/backend'
import type { PreviewType } from '@mantel/contract'
import { type StoreView, storePath, websiteOf } from '@mantel/domain/store'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from './testing/open-test-shop.ts'
import { previewKeyOf } from './testing/preview-key.ts'

let shop: TestShop
let time = Date.parse('2026-11-18T09:00:00Z')
const secret = 'Unpublished words about a harbour'

beforeAll(async () => {
  shop = await openTestShop({ everyNth: 60, withContent: true, now: () => new Date(time) })
  const content = `<p>${secret}</p>`
  const page = { id: 9901, identifier: 'harbour', title: 'Harbour', content, active: false }
  const other = { id: 9902, identifier: 'second-harbour', title: 'Second', content: '<p>Another secret</p>', active: 0 }
  const block = { id: 9903, identifier: 'harbour-block', title: 'Harbour block', content, active: false }
  const post = {
    id: 9904,
    url_key: 'harbour-post',
    title: 'Harbour post',
    content,
    status: 2,
    publish_date: '2026-01-02',
  }
  const rows = { cms_page: [page, other], cms_block: [block], cms_blog: [post] } as const
  for (const storeCode of ['default', 'de', 'trade'])
    for (const [type, documents] of Object.entries(rows))
      await importDocuments(
        { db: shop.db },
        { rows: rowsOf([...documents]), views: shop.stores.views, storeCode, type: type as PreviewType },
      )
  await shop.settle()
}, 180_000)
afterAll(() => shop.close())

const viewOf = (code: string) => shop.stores.views.find((view) => view.code === code) as StoreView
const fetchPage = (view: StoreView, url: string) =>
  shop.app.inject({ url, headers: { host: websiteOf(shop.stores, view).hosts[0] ?? '' } })
const keyOf = (code: string, type: PreviewType, identifier: string) =>
  previewKeyOf(shop, viewOf(code), type, identifier)
const preview = (view: StoreView, key: string) => fetchPage(view, storePath(view, `/preview/${key}`))

it.each([
  ['default', 'cms_page', 'harbour', 'Preview: this content isn’t published yet.'],
  ['de', 'cms_block', 'harbour-block', 'Vorschau: Dieser Inhalt ist noch nicht veröffentlicht.'],
  ['default', 'cms_blog', 'harbour-post', 'Preview: this content isn’t published yet.'],
  ['trade', 'cms_page', 'harbour', 'Preview: this content isn’t published yet.'],
] as const)(
  'shows, in %s, the unpublished %s %s by its preview link and forbids caching and indexing',
  async (code, type, identifier, banner) => {
    const view = viewOf(code)
    const key = await keyOf(code, type, identifier)
    for (const _visit of [1, 2]) {
      const { statusCode, body, headers } = await preview(view, key)
      expect(statusCode).toBe(200)
      expect(body).toContain(secret)
      expect(body).toContain(banner)
      expect(body).toMatch(/<meta name="robots" content="noindex/)
      expect(body).not.toContain('rel="canonical"')
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-vs-cache': 'Miss' })
    }
    // Opening the preview has not published the document.
    const search = `/api/catalog/${view.catalog.index}/${type}/_search?size=500&storeCode=${code}`
    expect((await fetchPage(view, search)).body).not.toContain(secret)
    expect((await fetchPage(view, storePath(view, `/${identifier}`))).body).not.toContain(secret)
    expect((await fetchPage(view, storePath(view, `/blog/${identifier}`))).body).not.toContain(secret)
    expect((await fetchPage(view, `/api/ext/cms-data/cmsPageIdentifier/${identifier}/storeId/0`)).json().code).toBe(404)
  },
)

it('refuses a changed link, a link of another store and one that has expired', async () => {
  const key = await keyOf('default', 'cms_page', 'harbour')
  const forged = [key.replace('.9901.', '.9902.'), key.replace('default', 'de'), `${key}x`, 'nonsense']
  for (const wrong of forged) {
    const { statusCode, body } = await preview(viewOf(wrong.startsWith('de.') ? 'de' : 'default'), wrong)
    expect([wrong, statusCode]).toEqual([wrong, 404])
    expect(body).not.toMatch(/Unpublished words|Another secret/)
  }
  for (const other of ['de', 'trade']) expect((await preview(viewOf(other), key)).statusCode).toBe(404)
  expect((await preview(viewOf('default'), key)).statusCode).toBe(200)
  time += 7 * 86_400_000
  expect((await preview(viewOf('default'), key)).statusCode).toBe(404)
})
