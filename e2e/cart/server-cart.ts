import type { Page } from 'playwright-core'
import { requestShop } from '../shop/request-shop.ts'
import { storeUrl } from '../shop/stores.ts'
import { readStoredCart, waitUntilCartSent } from './cart-page.ts'

/** The server's version of this browser's cart after all changes were sent: quantities by SKU. A customer's cart needs their token. */
export async function serverCart(port: number, page: Page, token = ''): Promise<Record<string, number>> {
  await waitUntilCartSent(page)
  const { cartId } = await readStoredCart(page)
  return pullCart(port, cartId, token)
}

/** The server's cart with this id: quantities by SKU. */
export async function pullCart(port: number, cartId: unknown, token = ''): Promise<Record<string, number>> {
  const reply = await requestShop(
    storeUrl(port, 'default', `/api/cart/pull?storeCode=default&token=${token}&cartId=${cartId}`),
  )
  const { result } = JSON.parse(reply) as { result: { sku: string; qty: number }[] }
  return Object.fromEntries(result.map(({ sku, qty }) => [sku, qty]))
}
