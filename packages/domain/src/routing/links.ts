import { type StoreView, storePath } from '../store/index.ts'

export type LinkView = Pick<StoreView, 'prefix'> & { settings: Pick<StoreView['settings'], 'urlDispatcher'> }

export type LinkedProduct = {
  /** Of the product itself, not of a variant. */
  parentSku: string
  slug: string
  urlPath: string
  /** The variant that is meant; absent or equal to parentSku for none. */
  childSku?: string | undefined
}

/** One address a product, with the variant in the query, so that every variant shares its page. */
export function productLink(view: LinkView, { parentSku, slug, urlPath, childSku }: LinkedProduct): string {
  const variant = childSku !== undefined && childSku !== parentSku ? childSku : null
  if (view.settings.urlDispatcher && urlPath !== '') {
    return storePath(
      view,
      `${encodedPath(urlPath)}${variant === null ? '' : `?childSku=${encodeURIComponent(variant)}`}`,
    )
  }
  const segments = ['p', parentSku, slug || parentSku, ...(variant === null ? [] : [variant])]
  return storePath(view, segments.map(encodeURIComponent).join('/'))
}

export function categoryLink(view: LinkView, { slug, urlPath }: { slug: string; urlPath: string }): string {
  if (view.settings.urlDispatcher && urlPath !== '') return storePath(view, encodedPath(urlPath))
  return storePath(view, `c/${encodeURIComponent(slug)}`)
}

export function pageLink(view: Pick<StoreView, 'prefix'>, identifier: string): string {
  return storePath(view, encodedPath(identifier))
}

function encodedPath(path: string): string {
  return path
    .split('/')
    .filter((segment) => segment !== '')
    .map(encodeURIComponent)
    .join('/')
}
