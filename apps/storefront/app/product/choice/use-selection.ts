import { type ProductView, type Selection, selectVariant } from '@mantel/client'
import { useMemo } from 'react'
import { useNavigation } from 'react-router'
import { type Edit, withEdit, withoutEdit } from '../../cart/edit-path.ts'
import { usePlace } from '../../place/place-context.tsx'

/** What is chosen, as the address says; a choice that was just made is shown before its page has been loaded. */
export function useSelection(product: ProductView, childSku: string): Selection {
  const { location } = useNavigation()
  const variantPath = useVariantPath(product, null)
  const coming = location && `${location.pathname}${withoutEdit(location.search)}`
  const next = product.variants.find(({ sku }) => coming?.endsWith(variantPath(sku)))?.sku
  return useMemo(() => selectVariant(product, next ?? childSku), [product, next, childSku])
}

/**
 * One address a product; the variant is in the query where addresses are the catalogue's own, else a part of the path. A
 * line that is being chosen anew stays in it.
 */
export function useVariantPath({ path, sku }: ProductView, edit: Edit | null): (variantSku: string) => string {
  const { urlDispatcher } = usePlace().view.settings
  const pathOf = (variantSku: string) => {
    if (variantSku === '' || variantSku === sku) return path
    const query = new URLSearchParams({ childSku: variantSku })
    return urlDispatcher ? `${path}?${query}` : `${path}/${encodeURIComponent(variantSku)}`
  }
  return (variantSku) => (edit ? withEdit(pathOf(variantSku), edit) : pathOf(variantSku))
}
