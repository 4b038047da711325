import type { Journey } from '../journey.ts'
import { addOnPage } from './cart-page.ts'
import { serverCart } from './server-cart.ts'
import { pickWellStockedProduct } from './well-stocked.ts'

/** A new visitor with one item in the cart, synchronised with the server. */
export async function openPageWithOneItem(shop: Journey, at: number) {
  const page = await shop.page()
  const product = await pickWellStockedProduct(shop.port, at)
  await addOnPage(page, shop.url(`/${product.url_path}`))
  await serverCart(shop.port, page)
  return { page, ...product }
}
