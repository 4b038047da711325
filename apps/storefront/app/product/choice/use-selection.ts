import { type ProductView, type Selection, selectVariant } from '@mantel/client'
import { useMemo } from 'react'
import { useLocation, useNavigation, useParams } from 'react-router'
import { type LineEdit, readLineEdit, withLineEdit } from '../../cart/line-edit.ts'
import { useStore } from '../../store/store-context.tsx'

/**
 * The variant that the address selects. If the address has none, the product's own SKU selects the default variant. A new choice is
 * shown before its navigation has finished.
 */
export function useSelection(product: ProductView): Selection {
  const { location } = useNavigation()
  const { search } = useLocation()
  const childSku = useParams().childSku ?? new URLSearchParams(search).get('childSku') ?? product.sku
  const variantPath = useVariantPath(product, location ? readLineEdit(location.search) : null)
  const nextPath = location && location.pathname + location.search
  const nextSku = product.variants.find(({ sku }) => nextPath?.endsWith(variantPath(sku)))?.sku
  return useMemo(() => selectVariant(product, nextSku ?? childSku), [product, nextSku, childSku])
}

/**
 * Returns the path of a variant. A store with the URL dispatcher has the variant in the query, other stores have it as
 * the last path segment. The cart line that is being edited stays in the query.
 */
export function useVariantPath({ path, sku }: ProductView, edit: LineEdit | null): (variantSku: string) => string {
  const { urlDispatcher } = useStore().view.settings
  const pathOf = (variantSku: string) => {
    if (variantSku === '' || variantSku === sku) return path
    const query = new URLSearchParams({ childSku: variantSku })
    return urlDispatcher ? `${path}?${query}` : `${path}/${encodeURIComponent(variantSku)}`
  }
  return (variantSku) => (edit ? withLineEdit(pathOf(variantSku), edit) : pathOf(variantSku))
}
