import { readSelection } from '@mantel/contract'
import { lineKey, sortSelection } from '@mantel/domain/cart'
import type { ProductOption } from './line-product.ts'

/**
 * The key of a line, in the browser and on the server alike. Some servers give a bundle a SKU of their own, so its
 * parts identify it.
 */
export function cartLineKey(sku: string, typeId: string | undefined, option: ProductOption | null): string {
  const selection = sortSelection(readSelection(option))
  const isSet = typeId === 'bundle' && selection.bundle.length > 0
  return lineKey(isSet ? '' : sku, selection)
}
