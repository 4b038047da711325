import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from './testing/open-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ withContent: true })
})
afterAll(() => shop.close())

const fetchPage = (url: string) => shop.app.inject({ url, headers: { host: 'localhost' } })

it.each([
  ['//x/clocks', '/x/clocks'],
  ['//clocks?page=2', '/clocks?page=2'],
  ['///', '/'],
  ['/clocks//', '/clocks/'],
  ['/%2f/clocks', '/clocks'],
  ['/de/%2fclocks', '/de/clocks'],
])('redirects %s to %s and caches no page for it', async (url, location) => {
  for (const visit of ['first', 'second']) {
    const { statusCode, headers } = await fetchPage(url)
    expect([visit, statusCode, headers.location, headers['x-vs-cache']]).toEqual([visit, 301, location, undefined])
  }
})

it('serves the page at its canonical URL without a redirect', async () => {
  expect((await fetchPage('/clocks')).statusCode).toBe(200)
})

it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '%5F%5Fproto__', '__defineGetter__', 'valueOf'])(
  'answers 404 where %s is a part of the path',
  async (name) => {
    const pages = [`/${name}`, `/de/${name}`, `/${name}/clocks`, `/blog/${name}`, `/p/${name}/${name}`, `/c/${name}/`]
    const calls = [
      `/api/${name}`,
      `/api/catalog/${name}/product/_search`,
      `/api/catalog/catalog_default/${name}/_search`,
    ]
    const others = [
      `/api/ext/payment/return/${name}`,
      `/api/ext/addresses/${name}`,
      `/mailbox/${name}`,
      `/assets/${name}`,
    ]
    const images = [`/img/${name}/9/resize/a.jpg`, `/img/9/9/${name}/a.jpg`, `/img/9/9/resize/${name}/a.jpg`]
    for (const url of [...pages, ...calls, ...others, ...images])
      expect([url, (await fetchPage(url)).statusCode]).toEqual([url, 404])
  },
)
