import type { CartLine } from '@mantel/client'

/**
 * The path of the product page that changes a cart line (see line-edit.ts). In a file of its own, so that the code of the cart and that of
 * the product page share nothing: what they share is part of every first load.
 */
export function lineEditPath({ path, sku, key, qty }: Pick<CartLine, 'path' | 'sku' | 'key' | 'qty'>): string {
  return `${path}?${new URLSearchParams({ childSku: sku, edit: key, qty: String(qty) })}`
}
