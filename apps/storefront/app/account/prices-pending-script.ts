import { hintKey } from './signed-in-hint.ts'

/**
 * Serialised into the page as source text, so it must not refer to anything outside itself. Does what `setPricesPending` does, if a
 * customer was signed in when this browser last visited the shop.
 */
function markPricesPending(key: string): void {
  try {
    if (localStorage.getItem(key) !== null) document.documentElement.dataset.prices = 'pending'
  } catch {
    // Storage is blocked: the visitor is not signed in.
  }
}

/** Runs in the head, before the first paint: pages are rendered for guests. */
export const pricesPendingScript = `(${markPricesPending})(${JSON.stringify(hintKey)})`
