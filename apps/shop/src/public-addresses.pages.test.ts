import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from './testing/open-test-shop.ts'
import { readHead, readSitemap } from './testing/read-head.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({
    withContent: true,
    addresses: {
      publicUrls: { mantel: 'https://shop.example', trade: 'https://trade.shop.example' },
      apiUrls: { trade: 'https://api.shop.example' },
    },
  })
})
afterAll(() => shop.close())

async function fetchPage(host: string, url: string) {
  const reply = await shop.app.inject({ url, headers: { host } })
  return { status: reply.statusCode, headers: reply.headers, html: reply.body }
}

it('names the public addresses in canonical links, hreflang and structured data', async () => {
  const page = await fetchPage('shop.example', '/')
  expect([page.status, readHead(page).canonical]).toEqual([200, 'https://shop.example/'])
  expect(page.html).toMatch(
    /hreflang="de[^"]*" href="https:\/\/shop\.example\/de"|href="https:\/\/shop\.example\/de" hreflang/i,
  )
  expect(page.html).not.toContain('localhost')
})

it('allows the public API origin in the content security policy, over https only', async () => {
  const { headers } = await fetchPage('trade.shop.example', '/')
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.shop.example")
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
  expect(headers['strict-transport-security']).toContain('max-age=')
})

it('lists public addresses in robots.txt and sitemaps', async () => {
  expect((await fetchPage('shop.example', '/robots.txt')).html).toContain('Sitemap: https://shop.example/sitemap.xml')
  const index = readSitemap((await fetchPage('trade.shop.example', '/sitemap.xml')).html)
  expect(index.length).toBeGreaterThan(0)
  for (const { url } of index) {
    const { host, pathname } = new URL(url)
    expect(host).toBe('trade.shop.example')
    expect((await fetchPage(host, pathname)).html).not.toContain('localhost')
  }
})

it('sends visitors of the API host to the public address', async () => {
  const { status, headers } = await fetchPage('api.shop.example', '/clocks')
  expect([status, headers.location]).toEqual([301, 'https://trade.shop.example/clocks'])
})
