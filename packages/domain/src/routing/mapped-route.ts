import { isProductType } from '../catalog/index.ts'

/**
 * Route of a resolved path. id is the document's id, so it can be loaded without another path lookup. The name begins
 * with the store code where paths have the store's prefix.
 */
export type MappedRoute =
  | {
      kind: 'product'
      id: number
      name: string
      params: { slug: string; parentSku: string; childSku: string }
      /** Set on the route of the gift-card type only. */
      isGiftCard?: true
    }
  | { kind: 'category'; id: number; name: string; params: { slug: string } }
  | { kind: 'page'; id: number; name: string; params: { slug: string } }

export type RoutedProduct = { id: number; sku: string; parentSku?: string | undefined; typeId: string; slug: string }

/** Unknown product types use the plain product page. childSku comes from the URL, if present. */
export function productRoute({ id, sku, parentSku, typeId, slug }: RoutedProduct, childSku?: string): MappedRoute {
  return {
    kind: 'product',
    id,
    name: isProductType(typeId) ? `${typeId}-product` : 'product',
    params: { slug, parentSku: parentSku ?? sku, childSku: childSku || sku },
    ...(typeId === 'amgiftcard' && { isGiftCard: true }),
  }
}

export function categoryRoute({ id, slug }: { id: number; slug: string }): MappedRoute {
  return { kind: 'category', id, name: 'category', params: { slug } }
}

export function pageRoute({ id, identifier }: { id: number; identifier: string }): MappedRoute {
  return { kind: 'page', id, name: 'cms-page', params: { slug: identifier } }
}
