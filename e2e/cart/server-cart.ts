import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { askShop } from '../shop/ask-shop.ts'
import { storeUrl } from '../shop/stores.ts'
import { keptCart } from './cart-page.ts'

/** What the server has of this browser's cart, once the browser has said all: quantities by sku. */
export async function serverCart(port: number, page: Page): Promise<Record<string, number>> {
  await expect.poll(async () => (await keptCart(page)).waiting, { timeout: 30_000 }).toBe(0)
  const { cartId } = await keptCart(page)
  const reply = await askShop(storeUrl(port, 'default', `/api/cart/pull?storeCode=default&cartId=${cartId}`))
  const { result } = JSON.parse(reply) as { result: { sku: string; qty: number }[] }
  return Object.fromEntries(result.map(({ sku, qty }) => [sku, qty]))
}
