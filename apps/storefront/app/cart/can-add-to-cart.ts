import type { ProductCard } from '@mantel/client'

/** Whether the product can be added from a list: it has no options to choose. */
export function canAddToCart({ typeId, inStock, price }: ProductCard): boolean {
  return (typeId === 'simple' || typeId === 'virtual') && inStock && price !== null
}
