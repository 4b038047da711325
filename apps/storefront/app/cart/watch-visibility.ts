import type { Cart } from '@mantel/client'

/**
 * A page that becomes visible fetches changes made elsewhere. A hidden page may never run again, so it also asks the
 * service worker to send its pending changes.
 */
export function watchVisibility(
  cart: Pick<Cart, 'get' | 'synchronise'>,
  requestCartSync: () => void,
  page: Pick<Document, 'visibilityState' | 'addEventListener'> = document,
): void {
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'visible') void cart.synchronise()
    else if (cart.get().pending) requestCartSync()
  })
}
