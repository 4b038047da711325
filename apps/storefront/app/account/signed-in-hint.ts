export const hintKey = 'signed-in'

/** A hint that can be read synchronously. The tokens themselves are in IndexedDB. */
export function hasSignedInHint(): boolean {
  try {
    return localStorage.getItem(hintKey) !== null
  } catch {
    return false
  }
}

export function saveSignedInHint(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(hintKey, '1')
    else localStorage.removeItem(hintKey)
  } catch {
    // Storage is blocked: the next page starts without the hint.
  }
}

/** Calls the function when another tab has signed in. */
export function onSignInElsewhere(listener: () => void): void {
  addEventListener('storage', ({ key, newValue }) => key === hintKey && newValue && listener())
}

/**
 * While the attribute is set, a page of a store with prices for signed-in customers shows that prices are loading instead
 * of asking to log in.
 */
export function setPricesPending(isPending: boolean): void {
  if (isPending) document.documentElement.dataset.prices = 'pending'
  else delete document.documentElement.dataset.prices
}
