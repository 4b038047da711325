import type { RoutableType } from '@mantel/contract'
import { type StoreView, storePath, type Website } from '@mantel/domain/store'

/** The document type that each kind of sitemap lists. */
export const sitemapTypes = {
  products: 'product',
  categories: 'category',
  pages: 'cms_page',
  posts: 'cms_blog',
} as const satisfies Record<string, RoutableType>
export type SitemapKind = keyof typeof sitemapTypes
export const sitemapKinds = Object.keys(sitemapTypes) as SitemapKind[]

/** Pages count from 1. */
export type SitemapRequest = 'index' | { kind: SitemapKind; page: number }

/** The path of a store view's sitemap index. */
export const sitemapIndexPath = '/sitemap.xml'

export function sitemapPath(kind: SitemapKind, page: number): string {
  return `/sitemaps/${kind}-${page}.xml`
}

/** Parses the path of a sitemap, without the store's prefix. Null for any other path. */
export function parseSitemapPath(path: string): SitemapRequest | null {
  if (path === sitemapIndexPath) return 'index'
  const [, kind, page] = /^\/sitemaps\/([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(path) ?? []
  return kind && Object.hasOwn(sitemapTypes, kind) ? { kind: kind as SitemapKind, page: Number(page) } : null
}

export function sitemapUrl(website: Pick<Website, 'publicUrl'>, view: StoreView, path: string): string {
  return `${website.publicUrl}${storePath(view, path)}`
}
