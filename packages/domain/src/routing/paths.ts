import type { StoreView } from '../store/index.ts'

/** Paths have no store prefix; storePath() adds it for links outside the router. */
export type PathView = { settings: Pick<StoreView['settings'], 'urlDispatcher'> }

export type ProductPathSource = {
  /** SKU of the product, not of a variant. */
  parentSku: string
  slug: string
  urlPath: string
  /** SKU of the variant; absent or equal to parentSku when no variant is selected. */
  childSku?: string | undefined
}

/** One URL per product with the variant in the query, so that all variants share one page. */
export function productPath({ settings }: PathView, { parentSku, slug, urlPath, childSku }: ProductPathSource): string {
  const variant = childSku !== undefined && childSku !== parentSku ? encodeURIComponent(childSku) : null
  if (settings.urlDispatcher && urlPath !== '') {
    return `/${encodedPath(urlPath)}${variant === null ? '' : `?childSku=${variant}`}`
  }
  return `/p/${encodeURIComponent(parentSku)}/${encodeURIComponent(slug || parentSku)}${variant === null ? '' : `/${variant}`}`
}

export function categoryPath({ settings }: PathView, { slug, urlPath }: { slug: string; urlPath: string }): string {
  return settings.urlDispatcher && urlPath !== '' ? `/${encodedPath(urlPath)}` : `/c/${encodeURIComponent(slug)}`
}

export function pagePath(identifier: string): string {
  return `/${encodedPath(identifier)}`
}

function encodedPath(path: string): string {
  return path
    .split('/')
    .filter((segment) => segment !== '')
    .map(encodeURIComponent)
    .join('/')
}
