import type { Cart } from '@mantel/client'

/**
 * Back in sight, a page looks what was done elsewhere. Out of sight it may be gone for good: what still waits is left to the
 * worker as well.
 */
export function watchSight(
  cart: Pick<Cart, 'get' | 'connect'>,
  leaveToWorker: () => void,
  page: Pick<Document, 'visibilityState' | 'addEventListener'> = document,
): void {
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'visible') void cart.connect()
    else if (cart.get().pending) leaveToWorker()
  })
}
