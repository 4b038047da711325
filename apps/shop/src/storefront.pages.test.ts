import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { formatPrice, toMinorUnits } from '@mantel/domain/money'
import { type StoreView, storePath, websiteOf } from '@mantel/domain/store'
import { type RouteRow, routeTable } from '@mantel/storefront'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createPageFetcher, visibleText } from './testing/fetch-pages.ts'
import { openTestShop, type TestShop } from './testing/open-test-shop.ts'
import { previewKeyOf } from './testing/preview-key.ts'
import { extractTradeFigures, tradeFigures } from './testing/trade-prices.ts'

let shop: TestShop
let fetchPage: ReturnType<typeof createPageFetcher>
beforeAll(async () => {
  shop = await openTestShop({ withContent: true })
  fetchPage = createPageFetcher(shop)
})
afterAll(() => shop.close())

const viewOf = (code: string) => shop.stores.views.find((view) => view.code === code) as StoreView

type Texts = 'sku' | 'name' | 'slug' | 'url_path' | 'url_key' | 'type_id' | 'identifier'
type Found = Record<Texts, string> & { id: number; price_incl_tax?: number }
async function search(view: StoreView, type: string, query: object, size = 50): Promise<Found[]> {
  const request = encodeURIComponent(JSON.stringify({ query: { bool: { filter: query } } }))
  const { body } = await shop.app.inject({
    url: `/api/catalog/${view.catalog.index}/${type}/_search?size=${size}&request=${request}`,
    headers: { host: websiteOf(shop.stores, view).hosts[0] ?? '' },
  })
  return JSON.parse(body).hits.hits.map(({ _source }: { _source: Found }) => _source)
}
const listable = { terms: { visibility: [2, 3, 4] } }
const anyProduct = async (view: StoreView, type = 'simple') => {
  const found = (await search(view, 'product', listable)).find(({ type_id }) => type_id === type)
  if (!found) throw new Error(`The sample has no ${type} product in ${view.code}`)
  return found
}

it.each(['default', 'de', 'it', 'trade', 'trade_eu'])('serves every route of the table in %s', async (code) => {
  const view = viewOf(code)
  const { name: shopName, theme } = websiteOf(shop.stores, view)
  const figures = tradeFigures(view, view.tax.defaultCountry === 'SI' ? 22 : 20, new Date())
  const product = await anyProduct(view)
  const [category] = await search(view, 'category', { terms: { id: [view.catalog.categories.clocks] } })
  const [page] = await search(view, 'cms_page', { match_all: {} }, 1)
  const [post] = await search(view, 'cms_blog', { match_all: {} }, 1)
  const [postCategory] = await search(view, 'cms_blog_category', { match_all: {} }, 1)
  const examples: Record<string, string> = {
    parentSku: product.sku,
    childSku: product.sku,
    orderId: '000000012',
    token: 'secret',
    email: 'ada@example.test',
    provider: 'google',
  }
  const { identifier = '' } = page ?? {}
  const named: Record<string, string> = {
    preview: await previewKeyOf(shop, view, 'cms_page', identifier),
    category: category?.slug ?? '',
    'blog-post': post?.url_key ?? '',
    'blog-category': postCategory?.url_key ?? '',
    'cms-page': identifier,
  }
  for (const row of routeTable as readonly RouteRow[]) {
    const path =
      row.name === 'page-not-found'
        ? `/${product.url_path}`
        : row.path.replace(/:(\w+)/g, (_, key: string) => examples[key] ?? named[row.name] ?? product.slug)
    const shown = await fetchPage(view, path)
    const hasProvider = row.name !== 'social-log-in-pop-up' || view.socialLogin.providers.includes('google')
    const open = hasProvider && (!row.limited || view.routes.includes(row.name))
    const expected = open ? { status: 200, layout: row.layout } : { status: 404, layout: 'default' }
    expect(shown, `${row.name} ${path}`).toMatchObject({
      ...expected,
      lang: view.i18n.defaultLocale,
      title: expect.stringMatching(row.page === 'home' ? new RegExp(`^${shopName}`) : new RegExp(`^.+ · ${shopName}$`)),
    })
    expect(shown.html, row.name).toContain(`data-theme="${theme}"`)
    // Every finished page has a heading, except the login pop-up, which closes itself.
    if (row.name !== 'social-log-in-pop-up') expect(shown.html, row.name).toMatch(/<h1[ >]/)
    expect(shown.html, row.name).not.toMatch(/not implemented yet|noch nicht verfügbar!|non è ancora disponibile!/)
    expect(shown.headers['set-cookie'], row.name).toBeUndefined()
    if (row.page === 'product') {
      const price = formatPrice(toMinorUnits(product.price_incl_tax ?? 0), view.i18n)
      expect(visibleText(shown.html).includes(price), row.name).toBe(!view.prices.needGroupToken)
      expect(shown.canonical).toBe(`${websiteOf(shop.stores, view).publicUrl}${storePath(view, product.url_path)}`)
    }
    // The style guide shows example prices.
    if (row.name === 'style-guide') continue
    const foreign = view.i18n.currencySign === '€' ? '£' : '€'
    expect(visibleText(shown.html).match(/[£€](?=\s?\d)/g) ?? [], row.name).not.toContain(foreign)
    if (view.prices.needGroupToken) expect(extractTradeFigures(shown.html, figures), row.name).toEqual([])
  }
})

it('has the mark “limited” in the route table on exactly the routes that store views enable', () => {
  const limited = (routeTable as readonly RouteRow[]).filter((row) => row.limited).map(({ name }) => name)
  expect(new Set(shop.stores.views.flatMap(({ routes }) => routes))).toEqual(new Set(limited))
})

it.each(['default', 'de', 'it', 'trade', 'trade_eu'])(
  'resolves a URL path to a product, category or content page in %s',
  async (code) => {
    const view = viewOf(code)
    const { publicUrl } = websiteOf(shop.stores, view)
    const product = await anyProduct(view)
    const [category] = await search(view, 'category', { terms: { id: [view.catalog.categories.wallart] } })
    for (const [entry, screen] of [
      [product, 'product'],
      [category!, 'category'],
    ] as const) {
      const shown = await fetchPage(view, `/${entry.url_path}`)
      expect(shown).toMatchObject({ status: 200, canonical: `${publicUrl}${view.prefix}/${entry.url_path}` })
      expect(shown.html).toContain(`data-screen="${screen}"`)
      expect(shown.html).toMatch(/<h1[ >]/)
    }
    const about = await fetchPage(view, '/about-us')
    expect(about.html).toContain('data-screen="content"')
    expect((await fetchPage(view, `/${category?.url_path}/`)).status).toBe(200)
    expect((await fetchPage(view, '/no/such/thing')).status).toBe(404)
    expect((await fetchPage(view, '/%E0%A4%A')).status).toBeLessThan(500)
  },
)

it('serves the home page under its alias with the canonical URL', async () => {
  const [home, alias] = [await fetchPage(viewOf('de'), '/'), await fetchPage(viewOf('de'), '/pwa.html')]
  expect(alias).toMatchObject({ status: 200, title: home.title, canonical: home.canonical })
  expect(home.canonical).toBe('http://localhost:3000/de')
  expect(home.html).toContain('<link rel="alternate" hrefLang="it-IT" href="http://localhost:3000/it"/>')
})

it('keeps links in their store view and makes links to other stores absolute', async () => {
  const { html } = await fetchPage(viewOf('it'), '/')
  const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href as string)
  expect(links.length).toBeGreaterThan(20)
  for (const href of links)
    expect(href).toMatch(/^(#|mailto:|https:|\/it(\/|$|\?)|http:\/\/(localhost|trade\.localhost):3000)/)
  expect(html).toContain('href="http://trade.localhost:3000/trade_eu"')
})

it('selects the store by host and prefix, redirects page requests on API hosts, and hides stores of other websites', async () => {
  const get = (host: string, url: string) => shop.app.inject({ url, headers: { host } })
  expect((await get('elsewhere.example', '/de')).body).toContain('<html lang="de-DE"')
  expect((await get('127.0.0.1:3000', '/')).body).toContain('data-store="default"')
  expect((await get('localhost:3000', '/trade_eu')).statusCode).toBe(404)
  expect((await get('trade.localhost', '/de')).statusCode).toBe(404)
  const calls = await get('api.trade.localhost', '/clocks?x=1')
  expect([calls.statusCode, calls.headers.location]).toEqual([301, 'http://trade.localhost:3000/clocks?x=1'])
})

it.each([
  ['default', '/'],
  ['de', '/uhren'],
  ['trade', '/'],
  ['it', '/no-such-page'],
  ['default', '/checkout'],
])('allows, in %s on %s, every inline script by its hash and uses no inline style', async (code, path) => {
  const { html, headers } = await fetchPage(viewOf(code), path)
  const policy = headers['content-security-policy'] ?? ''
  const scripts = [
    ...html.matchAll(/<script(?![^>]* src=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>(.*?)<\/script>/gs),
  ]
  expect(scripts.length).toBeGreaterThan(2)
  // The last argument of the start script is a module script, which the start script inserts after the first paint.
  const [, later = '""'] = /,("import (?:[^"\\]|\\.)*")\)<\/script>/.exec(html) ?? []
  const hashes = [...scripts.map(([, script = '']) => script), JSON.parse(later)].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  expect(new Set(policy.match(/'sha256-[^']+'/g))).toEqual(new Set(hashes))
  expect(policy).not.toMatch(/unsafe|nonce|\*/)
  expect(policy).toContain(
    code === 'trade' ? "connect-src 'self' http://api.trade.localhost:3000" : "connect-src 'self';",
  )
  expect(html).not.toMatch(/<[^>]+\sstyle=|<style|\snonce=|\son\w+="/)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  })
  expect(headers['strict-transport-security']).toBeUndefined()
})

it('neither caches a URL that contains a secret nor sends it as referrer', async () => {
  const { headers } = await fetchPage(viewOf('default'), '/create-password/token/t0ken/email/a@example.test')
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-vs-cache': 'Miss' })
  const again = await fetchPage(viewOf('default'), '/create-password/token/t0ken/email/a@example.test')
  expect(again.headers['x-vs-cache']).toBe('Miss')
  expect(again.html.replace(/<script.*?<\/script>/gs, '')).not.toContain('t0ken')
})

it('asks visitors to confirm an e-mail address with a button, without scripts and in every language', async () => {
  for (const code of ['default', 'de', 'it']) {
    const { status, headers, html } = await fetchPage(viewOf(code), '/confirm-email/token/t0ken')
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    const form = /<form [^>]*confirm-email.*?<\/form>/s.exec(html)?.[0]
    expect(form).toContain('method="post"')
    expect(form).toContain(`action="/api/user/confirm-email?storeCode=${code}"`)
    expect(form).toMatch(/<input type="hidden" name="token" value="t0ken"\/?>.*<button [^>]*type="submit"/s)
  }
})

it.each(['confirmed', 'changed', 'invalid', 'taken', 'error'])(
  'shows the outcome of a confirmed e-mail address: %s',
  async (outcome) => {
    const headings = []
    for (const code of ['default', 'de', 'it']) {
      const { status, html } = await fetchPage(viewOf(code), `/confirm-email/outcome/${outcome}`)
      expect(status).toBe(200)
      expect(html).toContain('name="robots" content="noindex')
      headings.push(/<h1[^>]*>([^<]+)</.exec(html)?.[1])
    }
    expect(new Set(headings).size).toBe(3)
  },
)

it('changes an e-mail address by the link of the mail and the button of its page', async () => {
  const headers = { host: 'localhost:3000' }
  const post = (path: string, payload: object) =>
    shop.app.inject({ method: 'POST', url: `/api/user/${path}storeCode=de`, headers, payload })
  const [email, password] = ['ada@example.test', 'a long password']
  const customer = { email, firstname: 'Ada', lastname: 'Love' }
  await post('create?', { customer, password })
  const token = (await post('login?', { username: email, password })).json().result
  const change = { customer: { ...customer, email: 'new@example.test' }, currentPassword: password }
  expect((await post(`me?token=${token}&`, change)).statusCode).toBe(200)
  const mail = await vi.waitFor(async () => {
    const list = await shop.app.inject({ url: '/mailbox', headers })
    const [, id] = /href="\/mailbox\/([^"/]+)"[^>]*>[^<]*neue E-Mail-Adresse/.exec(list.body) ?? []
    expect(id).toBeDefined()
    return (await shop.app.inject({ url: `/mailbox/${id}/html`, headers })).body
  }, 20_000)
  const link = /href="http:\/\/localhost:3000(\/de\/confirm-email\/[^"]+)"/.exec(mail)?.[1] ?? ''
  const page = (await shop.app.inject({ url: link, headers })).body
  const [, action = '', value = ''] = /action="([^"]+)".*?name="token" value="([^"]+)"/s.exec(page) ?? []
  const submitted = await shop.app.inject({
    method: 'POST',
    url: action,
    payload: `token=${value}`,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(submitted.headers.location).toBe('http://localhost:3000/de/confirm-email/outcome/changed')
  expect((await post('login?', { username: 'new@example.test', password })).statusCode).toBe(200)
})

it('renders and compresses a page once and replies 304 to a matching etag', async () => {
  const view = viewOf('default')
  const first = await fetchPage(view, '/clocks?utm_source=letter')
  expect(first.headers).toMatchObject({ 'x-vs-cache': 'Miss', 'cache-control': 'no-cache', vary: 'accept-encoding' })
  expect(first.headers['cache-tag']?.split(',')).toEqual(
    expect.arrayContaining(['category', 'product', 'product-list']),
  )
  const second = await fetchPage(view, '/clocks/')
  expect([second.headers['x-vs-cache'], second.html]).toEqual(['Hit', first.html])
  const revalidated = await fetchPage(view, '/clocks', { 'if-none-match': first.headers.etag ?? '' })
  expect([revalidated.status, revalidated.html]).toEqual([304, ''])
  for (const [accepted, decode] of [
    ['gzip', gunzipSync],
    ['gzip, br', brotliDecompressSync],
  ] as const) {
    const { rawPayload, headers } = await shop.app.inject({
      url: '/clocks',
      headers: { host: 'localhost', 'accept-encoding': accepted },
    })
    expect(headers.etag).toBe(first.headers.etag)
    expect(decode(rawPayload).toString()).toBe(first.html)
  }
})

it('embeds loader data in the page as JSON only', async () => {
  const { html, headers } = await fetchPage(viewOf('default'), '/clocks')
  const [, json = ''] = /<script type="application\/json" id="loader-data">([^<]+)<\/script>/.exec(html) ?? []
  const handed = JSON.parse(json)
  expect(Object.keys(handed)).toEqual(['root', 'cms-page'])
  expect(handed['cms-page']).toMatchObject({ screen: 'category', head: { title: expect.stringContaining('Clocks') } })
  const running = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code).join('')
  expect(running).toContain('streamController')
  expect(running).not.toContain('Clocks')
  expect(headers['content-security-policy']).toContain("'sha256-")
  expect(await fetchPage(viewOf('default'), '/clocks.data')).toMatchObject({
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
})

it('serves build files as immutable and replies 404 to unknown ones', async () => {
  const { html } = await fetchPage(viewOf('default'), '/')
  const files = [...html.matchAll(/"(\/assets\/[^"\\]+)"/g)].map(([, path]) => path as string)
  expect(files.length).toBeGreaterThan(5)
  for (const url of files) {
    const reply = await shop.app.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect([reply.statusCode, reply.headers['cache-control']], url).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
  }
  expect((await shop.app.inject('/assets/gone-12345678.js')).statusCode).toBe(404)
  expect((await shop.app.inject('/assets/../package.json')).statusCode).toBe(404)
})
