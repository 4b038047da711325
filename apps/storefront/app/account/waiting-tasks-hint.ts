/** Each store view has its own queue of calls. */
const keyOf = (storeCode: string) => `tasks-waiting-${storeCode}`

/** A hint that can be read synchronously. The waiting calls themselves are in IndexedDB. */
export function hasWaitingTasksHint(storeCode: string): boolean {
  try {
    return localStorage.getItem(keyOf(storeCode)) !== null
  } catch {
    return false
  }
}

export function saveWaitingTasksHint(storeCode: string, isWaiting: boolean): void {
  try {
    if (isWaiting) localStorage.setItem(keyOf(storeCode), '1')
    else localStorage.removeItem(keyOf(storeCode))
  } catch {
    // Storage is blocked: the next page starts without the hint.
  }
}
