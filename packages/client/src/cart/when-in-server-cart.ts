import type { Cart } from './cart.ts'

/**
 * Resolves when the server has answered the changes of the product's line: true if its cart has the line then, false if it refused it.
 * Offline this takes until the connection is back.
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
