import type { Cart } from './cart.ts'

/**
 * Waits until the server has confirmed or rejected the pending changes of the product's cart line. Resolves with true if the line is
 * in the server's cart then. Offline, it waits until the connection is back.
 */
export function whenInServerCart(cart: Pick<Cart, 'get' | 'subscribe'>, sku: string): Promise<boolean> {
  const lineOf = () => cart.get().lines.find((line) => line.sku === sku)
  return new Promise((resolve) => {
    const stop = cart.subscribe(check)
    check()
    function check(): void {
      const line = lineOf()
      if (line?.pending) return
      stop()
      resolve(line !== undefined)
    }
  })
}
