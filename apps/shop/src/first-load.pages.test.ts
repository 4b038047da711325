import { gzipSync } from 'node:zlib'
import type { StoreView } from '@mantel/domain/store'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPageFetcher } from './testing/fetch-pages.ts'
import { openTestShop, type TestShop } from './testing/open-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ withContent: true })
})
afterAll(() => shop.close())

/** Kilobytes, gzipped. React and the router alone take 106. */
const budget = 150
const maxFiles = 8

/** The size of every script that the browser loads before any interaction: those in the page and those they import. */
async function firstLoad(html: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  const pending = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path as string)
  for (const path of pending) {
    if (sizes.has(path)) continue
    const { statusCode, body } = await shop.app.inject(path)
    expect(statusCode, path).toBe(200)
    sizes.set(path, gzipSync(body, { level: 9 }).length)
    const imported = [...body.matchAll(/(?:from|import)\s?["']\.\/([^"']+\.js)["']/g)].map(
      ([, name]) => `/assets/${name}`,
    )
    pending.push(...imported)
  }
  return sizes
}

it.each([
  ['home', 'default', '/'],
  ['category', 'default', '/clocks'],
  ['category', 'de', '/uhren'],
  ['product', 'default', null],
  ['product', 'de', null],
  ['product', 'trade', null],
])('loads the %s page of %s within the budget', async (_page, code, known) => {
  const view = shop.stores.views.find((one) => one.code === code) as StoreView
  const path = known ?? (await anyProduct(view))
  const { status, html } = await createPageFetcher(shop)(view, path)
  expect(status).toBe(200)
  const sizes = await firstLoad(html)
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1000
  const largest = [...sizes]
    .toSorted(([, a], [, b]) => b - a)
    .map(([file, size]) => `${file} ${(size / 1000).toFixed(1)}`)
  expect(total, largest.join('\n')).toBeLessThan(budget)
  expect(sizes.size, largest.join('\n')).toBeLessThanOrEqual(maxFiles)
})

async function anyProduct(view: StoreView): Promise<string> {
  const host = shop.stores.websites.find(({ code }) => code === view.website)?.hosts[0] ?? ''
  const request = encodeURIComponent(
    JSON.stringify({ query: { bool: { filter: { terms: { type_id: ['configurable'] } } } } }),
  )
  const url = `/api/catalog/${view.catalog.index}/product/_search?size=1&request=${request}`
  const { body } = await shop.app.inject({ url, headers: { host } })
  return `/${JSON.parse(body).hits.hits[0]._source.url_path}`
}
