import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPageFetcher } from './testing/fetch-pages.ts'
import { openTestShop, type TestShop } from './testing/open-test-shop.ts'

let shop: TestShop
let fetchPage: ReturnType<typeof createPageFetcher>
beforeAll(async () => {
  shop = await openTestShop({ withContent: true })
  fetchPage = createPageFetcher(shop)
})
afterAll(() => shop.close())

/** Headers that could identify a shopper. */
const personalHeaders = {
  cookie: 'session=cookie-of-ada; cart=cart-of-ada',
  authorization: 'Bearer token-of-ada',
  'x-vs-store-code': 'default',
}

it('sends the same checkout and thank-you documents to everyone, without personal data', async () => {
  for (const view of shop.stores.views)
    for (const path of ['/checkout', '/success']) {
      const anonymous = await fetchPage(view, path)
      expect(anonymous.status).toBe(200)
      // The service worker may cache it.
      expect(anonymous.headers['cache-control']).toBe('no-cache')
      for (const query of ['?key=key-of-ada', '?token=token-of-ada&cartId=cart-of-ada']) {
        const { html, headers } = await fetchPage(view, `${path}${query}`, personalHeaders)
        expect(html, `${view.code} ${path}`).toBe(anonymous.html)
        expect(headers['set-cookie']).toBeUndefined()
      }
      expect(anonymous.html).not.toMatch(/-of-ada|cartId|<input/)
    }
})

it.each(['/success', '/order-tracking', '/payment-error', '/wishlist'])(
  'sends no referrer from %s, whose query may hold a secret',
  async (path) => {
    expect((await fetchPage(shop.stores.views[0]!, path)).headers['referrer-policy']).toBe('no-referrer')
  },
)
