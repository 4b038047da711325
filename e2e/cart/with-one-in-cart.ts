import type { Journey } from '../journey.ts'
import { addOnPage } from './cart-page.ts'
import { plentiful } from './plenty.ts'
import { serverCart } from './server-cart.ts'

/** A new visitor with one piece in the cart, also as the shop knows it. */
export async function withOneInCart(shop: Journey, at: number) {
  const page = await shop.page()
  const product = await plentiful(shop.port, at)
  await addOnPage(page, shop.url(`/${product.url_path}`))
  await serverCart(shop.port, page)
  return { page, ...product }
}
