/** The last known item count of a store view's cart, readable synchronously. The cart itself is in IndexedDB. */
const hintKey = (storeCode: string) => `cart-count-${storeCode}`

/** null: this browser has no cart in the store view. */
export function readCountHint(storeCode: string): number | null {
  try {
    const stored = localStorage.getItem(hintKey(storeCode))
    return stored === null ? null : Number(stored)
  } catch {
    return null
  }
}

/** Removes the hint only if the cart is empty and the server has confirmed it. */
export function writeCountHint(storeCode: string, count: number, isPending: boolean): void {
  try {
    if (count === 0 && !isPending) localStorage.removeItem(hintKey(storeCode))
    else localStorage.setItem(hintKey(storeCode), String(count))
  } catch {
    // Storage is blocked: the next page starts without the hint.
  }
}
