import type { StoreView } from '../store/index.ts'

/** Paths here are without the store's prefix, which storePath() adds where an address leaves the shop's own router. */
export type PathView = { settings: Pick<StoreView['settings'], 'urlDispatcher'> }

export type PathedProduct = {
  /** Of the product itself, not of a variant. */
  parentSku: string
  slug: string
  urlPath: string
  /** The variant that is meant; absent or equal to parentSku for none. */
  childSku?: string | undefined
}

/** One address a product, with the variant in the query, so that every variant shares its page. */
export function productPath({ settings }: PathView, { parentSku, slug, urlPath, childSku }: PathedProduct): string {
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
