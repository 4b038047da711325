import type { ProductCard, ProductView, Selection } from '@mantel/client'

/** Everything that addToCart needs, before its code is loaded. */
export type CartAddition = {
  product: ProductView
  selection: Selection
  quantity: number
  /** The cart line to replace; null adds a new line. */
  line: string | null
}

export type SavedAddition = { id: string } & ({ addition: CartAddition } | { productCard: ProductCard })

/**
 * Additions whose code is still loading. localStorage writes at once: a page that is left a moment after the press would
 * lose the addition. The next page makes it.
 */
const storageKey = (storeCode: string) => `cart-additions-${storeCode}`

export function readAdditions(storeCode: string): SavedAddition[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(storageKey(storeCode)) ?? '[]')
    return Array.isArray(saved) ? saved : []
  } catch {
    return []
  }
}

function write(storeCode: string, additions: readonly SavedAddition[]): void {
  try {
    if (additions.length === 0) localStorage.removeItem(storageKey(storeCode))
    else localStorage.setItem(storageKey(storeCode), JSON.stringify(additions))
  } catch {
    // Storage is blocked or full: the addition is made only if the page stays open.
  }
}

/** Returns the id of the addition. */
export function saveAddition(
  storeCode: string,
  added: { addition: CartAddition } | { productCard: ProductCard },
): string {
  const id = crypto.randomUUID()
  write(storeCode, [...readAdditions(storeCode), { id, ...added }])
  return id
}

export function forgetAddition(storeCode: string, id: string): void {
  write(
    storeCode,
    readAdditions(storeCode).filter((saved) => saved.id !== id),
  )
}

/**
 * The shopper reads that the addition failed, so it is not made later. Loading also fails because the page is being left:
 * then this never runs, and the next page makes the addition.
 */
export function forgetFailedAddition(storeCode: string, id: string): void {
  setTimeout(() => forgetAddition(storeCode, id), 1000)
}
