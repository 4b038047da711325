import type { AddOutcome, Engine, ProductCard, ProductView, Selection } from '@mantel/client'
import { readCountHint, writeCountHint } from './count-hint.ts'
import { forgetAddition, saveAddition } from './saved-additions.ts'

/** A product with its selection, or a card of a list. */
export type Addition =
  | {
      product: ProductView
      selection: Selection
      quantity: number
      /** The cart line to replace; null adds a new line. */
      line: string | null
    }
  | { productCard: ProductCard }

let count = 0

/**
 * Loads the cart's code and adds to the cart. localStorage writes at once: a page that is left a moment after the press
 * would lose the addition, so the next page makes it. null: it failed, and the shopper reads failureText.
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
    // Storage is blocked or full: the addition is made only if the page stays open.
  }
  try {
    const { addToCart } = await import('./add-to-cart.ts')
    return await addToCart(engine, addition, key)
  } catch {
    // Loading also fails because the page is being left. Then the timer never fires, and the next page adds.
    setTimeout(() => forgetAddition(key), 1000)
    engine.notifications.push({ type: 'error', message: { text: failureText } })
    return null
  }
}
