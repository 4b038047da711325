import type { CartLine } from '@mantel/client'

/**
 * The address of the product page on which the shopper changes a cart line (see line-edit.ts). It has a file of its own so that the
 * cart and the product page share no code: the build would put shared code into the first load of every page.
 */
export function lineEditPath({ path, sku, key, qty }: Pick<CartLine, 'path' | 'sku' | 'key' | 'qty'>): string {
  return `${path}?${new URLSearchParams({ childSku: sku, edit: key, qty: String(qty) })}`
}
