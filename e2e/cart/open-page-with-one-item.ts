import type { Page } from 'playwright-core'
import type { Journey } from '../journey.ts'
import { addOnPage } from './cart-page.ts'
import { serverCart } from './server-cart.ts'
import { pickWellStockedProduct } from './well-stocked.ts'

/** A visitor, by default a new one, with one item in the cart, synchronised with the server. */
export async function openPageWithOneItem(shop: Journey, at: number, tab?: Page) {
  const page = tab ?? (await shop.page())
  const product = await pickWellStockedProduct(shop.port, at)
  await addOnPage(page, shop.url(`/${product.url_path}`))
  await serverCart(shop.port, page)
  return { page, ...product }
}
