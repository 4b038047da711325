/** A synchronous hint that a store view has unsettled orders. The orders themselves are in IndexedDB. */
const hintKey = (storeCode: string) => `orders-waiting-${storeCode}`

export function hasWaitingOrders(storeCode: string): boolean {
  try {
    return localStorage.getItem(hintKey(storeCode)) !== null
  } catch {
    return false
  }
}

export function saveWaitingOrdersHint(storeCode: string, isWaiting: boolean): void {
  try {
    if (isWaiting) localStorage.setItem(hintKey(storeCode), '1')
    else localStorage.removeItem(hintKey(storeCode))
  } catch {
    // Storage is blocked: the next page starts without the hint.
  }
}
