import { type ProductView, type Selection, selectVariant } from '@mantel/client'
import { useMemo } from 'react'
import { useNavigation } from 'react-router'
import { usePlace } from '../../place/place-context.tsx'

/** What is chosen, as the address says; a choice that was just made is shown before its page has been loaded. */
export function useSelection(product: ProductView, childSku: string): Selection {
  const { location } = useNavigation()
  const variantPath = useVariantPath(product)
  const coming = location && `${location.pathname}${location.search}`
  const next = product.variants.find(({ sku }) => coming?.endsWith(variantPath(sku)))?.sku
  return useMemo(() => selectVariant(product, next ?? childSku), [product, next, childSku])
}

/** One address a product; the variant is in the query where addresses are the catalogue's own, else a part of the path. */
export function useVariantPath({ path, sku }: ProductView): (variantSku: string) => string {
  const { urlDispatcher } = usePlace().view.settings
  return (variantSku) => {
    if (variantSku === '' || variantSku === sku) return path
    return `${path}${urlDispatcher ? '?childSku=' : '/'}${encodeURIComponent(variantSku)}`
  }
}
