/** Whether orders of a store view wait for something: readable at once, while the orders themselves have to be fetched. */
const nameOf = (storeCode: string) => `orders-waiting-${storeCode}`

export function hasWaitingOrders(storeCode: string): boolean {
  try {
    return localStorage.getItem(nameOf(storeCode)) !== null
  } catch {
    return false
  }
}

export function noteWaitingOrders(storeCode: string, is: boolean): void {
  try {
    if (is) localStorage.setItem(nameOf(storeCode), '1')
    else localStorage.removeItem(nameOf(storeCode))
  } catch {
    // The browser keeps nothing: then the next page does not know.
  }
}
