import type { Page } from 'playwright-core'
import { askShop } from '../shop/ask-shop.ts'
import { storeUrl } from '../shop/stores.ts'
import { allSaid, keptCart } from './cart-page.ts'

/** What the server has of this browser's cart, once the browser has said all: quantities by sku. A customer's needs their token. */
export async function serverCart(port: number, page: Page, token = ''): Promise<Record<string, number>> {
  await allSaid(page)
  const { cartId } = await keptCart(page)
  const reply = await askShop(
    storeUrl(port, 'default', `/api/cart/pull?storeCode=default&token=${token}&cartId=${cartId}`),
  )
  const { result } = JSON.parse(reply) as { result: { sku: string; qty: number }[] }
  return Object.fromEntries(result.map(({ sku, qty }) => [sku, qty]))
}
