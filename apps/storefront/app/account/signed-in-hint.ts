import { hasHint, saveHint } from './hint.ts'

export const hintKey = 'signed-in'

export const hasSignedInHint = (): boolean => hasHint(hintKey)

export const saveSignedInHint = (isSignedIn: boolean): void => saveHint(hintKey, isSignedIn)

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
