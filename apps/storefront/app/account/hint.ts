/** A hint says that IndexedDB holds something, such as a login. It can be read at once; IndexedDB cannot. */
export function hasHint(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export function saveHint(key: string, isSet: boolean): void {
  try {
    if (isSet) localStorage.setItem(key, '1')
    else localStorage.removeItem(key)
  } catch {
    // Storage is blocked: the next page starts without the hint.
  }
}
