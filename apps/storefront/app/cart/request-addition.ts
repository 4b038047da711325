import type { AddOutcome, Engine, ProductCard, ProductView, Purchase, PurchaseChoices, Selection } from '@mantel/client'
import { loadOnce } from '../page/load-once.ts'
import { readCountHint, writeCountHint } from './count-hint.ts'
import { forgetAddition, saveAddition } from './saved-additions.ts'

/**
 * A request to add something to the cart: a product with its selection, the product of a card, or complete purchases.
 */
export type Addition =
  | {
      product: ProductView
      selection: Selection
      quantity: number
      /** The cart line to replace; null adds a new line. */
      line: string | null
      /** The choices in the product's form; without them the product is added with its defaults. */
      choices?: PurchaseChoices | undefined
    }
  | { productCard: ProductCard }
  /** A purchase that its own form has built. line: the cart line to replace; null adds a new line. */
  | { purchase: Purchase; line: string | null }

export const loadAddToCart = loadOnce(() => import('./add-to-cart.ts'))

let count = 0

/**
 * Loads the cart's code and adds to the cart. The addition is first saved in localStorage, which is synchronous: if the
 * shopper leaves the page before the code is loaded, the next page adds it. null: it failed, and a notice shows failureText.
 */
export async function requestAddition(
  engine: Engine,
  addition: Addition,
  failureText: string,
): Promise<AddOutcome | null> {
  const { code } = engine.view
  const key = `cart-addition-${code}-${performance.timeOrigin}-${++count}`
  try {
    saveAddition(key, addition)
    // The hint makes the next page open the cart.
    writeCountHint(code, readCountHint(code) ?? 0, true)
  } catch {
    // Storage is blocked or full: the addition succeeds only if the page stays open.
  }
  try {
    const { addToCart } = await loadAddToCart()
    return await addToCart(engine, addition, key)
  } catch {
    // Loading also fails if the shopper leaves the page. Then the timer never fires, so the saved addition stays for the next page.
    setTimeout(() => forgetAddition(key), 1000)
    engine.notifications.push({ type: 'error', message: { text: failureText } })
    return null
  }
}
