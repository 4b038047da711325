import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageAsker } from './testing/ask-pages.ts'
import { openTestShop, type TestShop } from './testing/open-test-shop.ts'

let shop: TestShop
let ask: ReturnType<typeof pageAsker>
beforeAll(async () => {
  shop = await openTestShop()
  ask = pageAsker(shop)
})
afterAll(() => shop.close())

/** Whoever asks, with all that a browser could send along. */
const somebody = {
  cookie: 'session=cookie-of-ada; cart=cart-of-ada',
  authorization: 'Bearer token-of-ada',
  'x-vs-store-code': 'default',
}

test('checkout and thank-you page are sent empty: the same bytes to everybody, without a name, a token or a cart', async () => {
  for (const view of shop.stores.views)
    for (const path of ['/checkout', '/success']) {
      const asNobody = await ask(view, path)
      expect(asNobody.status).toBe(200)
      // A worker may keep it.
      expect(asNobody.headers['cache-control']).toBe('no-cache')
      for (const query of ['?key=key-of-ada', '?token=token-of-ada&cartId=cart-of-ada']) {
        const { html, headers } = await ask(view, `${path}${query}`, somebody)
        expect(html, `${view.code} ${path}`).toBe(asNobody.html)
        expect(headers['set-cookie']).toBeUndefined()
      }
      expect(asNobody.html).not.toMatch(/-of-ada|cartId|<input/)
    }
})
