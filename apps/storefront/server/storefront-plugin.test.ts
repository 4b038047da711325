import { createHash } from 'node:crypto'
import type { ProductDocument } from '@mantel/contract'
import { pictureUrl } from '@mantel/domain/picture'
import type { Stores, StoreView, Website } from '@mantel/domain/store'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { homePictures } from './home-page.ts'
import { type HomeProduct, toHomeProduct } from './home-product.ts'
import { storefrontPlugin } from './storefront-plugin.ts'

const pounds = { currencyCode: 'GBP', currencySign: '£', decimal: '.', group: ',' }
const euros = { currencyCode: 'EUR', currencySign: '€', decimal: ',', group: '.' }

function viewOf(code: string, website: string, prefix: string, locale: string, money = pounds, needGroupToken = false) {
  const { currencyCode, currencySign, decimal, group } = money
  const priceFormat = { pattern: '{sign}{amount}', decimal, group, fractionDigits: 2 }
  const i18n = { defaultLocale: locale, currencyCode, currencySign, priceFormat, dateFormat: '' }
  const prices = { shown: needGroupToken ? 'net' : 'gross', needGroupToken }
  return { code, website, prefix, name: `Store ${code}`, language: locale.slice(0, 2), i18n, prices } as StoreView
}

const websiteOf = (code: string, host: string, theme: Website['theme']) =>
  ({
    code,
    name: code,
    hosts: [host],
    apiHosts: [],
    publicUrl: `http://${host}:3000`,
    theme,
    defaultView: code,
    isDefault: code === 'main',
  }) as unknown as Website

const stores: Stores = {
  websites: [websiteOf('main', 'localhost', 'consumer'), websiteOf('trade', 'trade.localhost', 'trade')],
  views: [
    viewOf('main', 'main', '', 'en-GB'),
    viewOf('de', 'main', '/de', 'de-DE', euros),
    viewOf('trade', 'trade', '', 'en-GB', pounds, true),
    viewOf('trade_eu', 'trade', '/trade_eu', 'en-US', euros, true),
  ],
}

const products = Array.from({ length: 20 }, (_, index): ProductDocument => {
  const document = {
    id: index + 1,
    name: index === 0 ? `<script>alert("a & b")</script>'s clock` : `Clock ${index}`,
    url_path: index === 0 ? '"><script>x' : `clocks/clock-${index}`,
    image: index === 1 ? 'no_selection' : `/c/l/clock "${index}".jpg`,
    price: 1028.75,
    price_incl_tax: 1234.5,
    original_price: 1250,
    original_price_incl_tax: index % 2 ? 1500 : 1234.5,
  }
  return document as unknown as ProductDocument
})

function open(listBestSellers?: (view: StoreView) => Promise<HomeProduct[]>) {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  app.register(storefrontPlugin, {
    stores,
    listBestSellers: listBestSellers ?? (async (view) => products.map((document) => toHomeProduct(view, document))),
  })
  return app
}
const get = (url: string, host = 'localhost:3000', headers = {}) =>
  open().inject({ url, headers: { host, ...headers } })

test('every store view has its page, found by host and prefix', async () => {
  expect((await get('/')).body).toContain('<html lang="en-GB">')
  expect((await get('/pwa.html')).body).toContain('<html lang="en-GB">')
  expect((await get('/', '127.0.0.1:3000')).body).toContain('<html lang="en-GB">')
  const german = await get('/de/?utm=1')
  expect(german.body).toContain('<html lang="de-DE">')
  expect(german.body).toContain('€1.234,50')
  expect(german.body).toContain('href="/de/clocks/clock-2"')
  expect(german.body).toMatch(/<link rel="canonical" href="http:\/\/localhost:3000\/de">/)
  expect((await get('/trade_eu', 'trade.localhost')).body).toContain('<html lang="en-US">')
})

test('the prefix of another website leads nowhere', async () => {
  for (const [url, host] of [
    ['/trade_eu', 'localhost'],
    ['/de', 'trade.localhost'],
  ]) {
    const reply = await get(url!, host)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  }
})

test('twenty best sellers with pictures of known size, prices and links', async () => {
  const { body } = await get('/')
  const pictures = body.match(/<img [^>]*>/g)!
  expect(pictures).toHaveLength(21)
  for (const picture of pictures)
    expect(picture).toMatch(
      /^<img src="\/img\/\d+\/\d+\/fit\/[^"]+" srcset="\/img\/[^"]+ \d+w" sizes="[^"]+" width="\d+" height="\d+" alt="[^"]+"/,
    )
  expect(body).toContain('/img/320/400/fit/no_selection')
  expect(body).toContain('<span class="price">£1,234.50</span>')
  expect(body).toMatch(
    /<span class="reduced">£1,234\.50<\/span> <s><span class="unseen">Before <\/span>£1,500\.00<\/s>/,
  )
  expect(body.match(/<a href="\/clocks\/clock-/g)).toHaveLength(19)
  expect(body).toContain('href="/api/docs"')
  expect(body).toContain('href="http://trade.localhost:3000/trade_eu"')
})

test('the pictures to prepare are ones that the page asks for', async () => {
  const view = stores.views[0]!
  const { body } = await get('/')
  const prepared = homePictures(products.map((document) => toHomeProduct(view, document)))
  expect(prepared).toHaveLength(2 + 19 * 3)
  for (const { path, width, height, action } of prepared)
    expect(body).toContain(`${pictureUrl(path, { width, height }, action)} ${width}w`)
})

test('nothing that a document says becomes markup', async () => {
  const { body } = await get('/')
  expect(body).not.toContain('<script')
  expect(body).toContain('&lt;script&gt;alert(&quot;a &amp; b&quot;)&lt;/script&gt;&#39;s clock')
  expect(body).not.toMatch(/ style=| on\w+=/)
})

test.each(['localhost', 'trade.localhost'])(
  'on %s the policy lets in the one stylesheet by its hash, and no script',
  async (host) => {
    const { body, headers } = await get('/', host)
    const policy = String(headers['content-security-policy'])
    const css = /<style>(.*?)<\/style>/s.exec(body)![1]!
    expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`)
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/script-src|unsafe/)
  },
)

test('in the trade stores a guest sees no price, not even one that a document holds by mistake', async () => {
  for (const url of ['/', '/trade_eu']) {
    const { body } = await get(url, 'trade.localhost')
    expect(body).toContain('Clock 5')
    expect(body.replace(/<style>.*<\/style>/s, '')).not.toMatch(/[£€]|\d[.,]\d\d\b|class="price"/)
  }
})

test('a page that has not changed is not sent again', async () => {
  const { headers } = await get('/')
  const again = await get('/', 'localhost', { 'if-none-match': headers.etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(headers['cache-control']).toBe('no-cache')
})

test('without products the page still answers, and says so', async () => {
  const empty = await open(async () => []).inject('/')
  expect([empty.statusCode, empty.body.includes('The shelves are being filled')]).toEqual([200, true])
  const failing = await open(() => Promise.reject(new Error('index away'))).inject('/')
  expect([failing.statusCode, failing.headers['cache-control']]).toEqual([503, 'no-store'])
  expect(failing.body).toContain('The shelves are being filled')
  expect(failing.body).not.toContain('index away')
})
