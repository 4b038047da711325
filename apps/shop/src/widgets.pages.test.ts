import { importDocuments, rowsOf } from '@mantel/backend'
import { type StoreView, websiteOf } from '@mantel/domain/store'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPageFetcher } from './testing/fetch-pages.ts'
import { openTestShop, type TestShop } from './testing/open-test-shop.ts'

let shop: TestShop
let fetchPage: ReturnType<typeof createPageFetcher>
const viewOf = (code: string) => shop.stores.views.find((view) => view.code === code) as StoreView

/** A text with every kind of widget, for products that the store has. */
const textOf = ([first = '', ...others]: string[]) => `
<p>Before</p>
{{widget type="product-list" title="Chosen clocks" skus="${others.join(',')}"}}
{{widget type="product-card" sku="${first}"}}
{{widget type="block" id="hours"}}
{{widget type="banner" title="Spring banner" label="See more" link="/clocks"}}
{{widget type="picture" image="/wysiwyg/workshop.jpg" alt="The workshop" caption="Our workshop"}}
{{widget type="video" url="https://video.example/watch" title="How it is made" image="/wysiwyg/workshop.jpg"}}
{{widget type="form" name="search"}}
{{widget type="form" name="blog-search"}}
{{widget type="form" name="newsletter"}}
{{widget type="form" name="contact"}}
<p>After</p>`

async function skusOf(view: StoreView): Promise<string[]> {
  const { body } = await shop.app.inject({
    url: `/api/catalog/${view.catalog.index}/product/_search?size=3&storeCode=${view.code}`,
    headers: { host: websiteOf(shop.stores, view).hosts[0] ?? '' },
  })
  return JSON.parse(body).hits.hits.map(({ _source }: { _source: { sku: string } }) => _source.sku)
}

beforeAll(async () => {
  shop = await openTestShop({ everyNth: 60, withContent: true })
  fetchPage = createPageFetcher(shop)
  for (const view of shop.stores.views) {
    const content = textOf(await skusOf(view))
    const documents = {
      cms_page: [{ id: 9801, identifier: 'everything', title: 'Everything', content, active: true }],
      cms_block: [{ id: 9802, identifier: 'hours', title: 'Hours', content: '<p>Open from nine to five</p>' }],
      cms_blog: [
        { id: 9803, url_key: 'everything', title: 'Everything', content, status: 1, publish_date: '2026-01-02' },
      ],
    }
    for (const [type, rows] of Object.entries(documents))
      await importDocuments(
        { db: shop.db },
        { rows: rowsOf(rows), views: shop.stores.views, storeCode: view.code, type: type as keyof typeof documents },
      )
  }
  await shop.settle()
}, 180_000)
afterAll(() => shop.close())

it.each([
  ['default', 'Write to us', 'Our monthly newsletter'],
  ['de', 'Schreiben Sie uns', 'Newsletter'],
  ['it', 'Scrivici', 'newsletter'],
  ['trade', 'Write to us', 'newsletter'],
  ['trade_eu', 'Write to us', 'newsletter'],
])('renders every widget on the server, in pages and posts of %s', async (code, contact, newsletter) => {
  const view = viewOf(code)
  for (const path of ['/everything', '/blog/everything']) {
    const { status, html } = await fetchPage(view, path)
    expect([path, status]).toEqual([path, 200])
    const kinds = [...html.matchAll(/data-widget="([\w-]+)"/g)].map(([, kind]) => kind)
    expect(kinds).toEqual(['products', 'products', 'banner', 'picture', 'video', 'form', 'form', 'form', 'form'])
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    for (const text of ['Chosen clocks', 'Open from nine to five', 'Spring banner', 'Our workshop', 'How it is made'])
      expect(main).toContain(text)
    expect(main).toContain(contact)
    expect(main.toLowerCase()).toContain(newsletter.toLowerCase())
    expect(main.indexOf('Before')).toBeLessThan(main.indexOf('Chosen clocks'))
    expect(main.indexOf('Spring banner')).toBeLessThan(main.indexOf('After'))
  }
})

it('loads nothing from the host of a video', async () => {
  const { html } = await fetchPage(viewOf('default'), '/everything')
  expect(html).toContain('href="https://video.example/watch"')
  expect(html).not.toMatch(/<(iframe|video|img|script|link)[^>]*video\.example/)
})

it('links from the contact form of a cached page to the page whose form works without scripts', async () => {
  const first = await fetchPage(viewOf('default'), '/everything')
  const again = await fetchPage(viewOf('default'), '/everything')
  expect(again.headers['x-vs-cache']).toBe('Hit')
  const form = first.html.slice(first.html.indexOf('data-mail-form'))
  expect(form).toMatch(/name="token" value=""/)
  expect(form).toContain('href="/contacts"')
})
