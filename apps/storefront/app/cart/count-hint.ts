/** How much was in the cart of a store view last: readable at once, while the cart itself has to be fetched. */
const nameOf = (storeCode: string) => `cart-count-${storeCode}`

/** null: this browser has no cart there. */
export function readCountHint(storeCode: string): number | null {
  try {
    const kept = localStorage.getItem(nameOf(storeCode))
    return kept === null ? null : Number(kept)
  } catch {
    return null
  }
}

/** Only a cart that is empty everywhere leaves none. */
export function writeCountHint(storeCode: string, count: number, isPending: boolean): void {
  try {
    if (count === 0 && !isPending) localStorage.removeItem(nameOf(storeCode))
    else localStorage.setItem(nameOf(storeCode), String(count))
  } catch {
    // The browser keeps nothing: then the next page does not know.
  }
}
