import type { AddressedType } from '@mantel/contract'
import { type StoreView, storePath, type Website } from '@mantel/domain/store'

/** What each kind of sitemap lists. */
export const sitemapTypes = {
  products: 'product',
  categories: 'category',
  pages: 'cms_page',
  posts: 'cms_blog',
} as const satisfies Record<string, AddressedType>
export type SitemapKind = keyof typeof sitemapTypes
export const sitemapKinds = Object.keys(sitemapTypes) as SitemapKind[]

/** Pages count from 1. */
export type SitemapAsk = 'index' | { kind: SitemapKind; page: number }

/** The list of a store view's sitemaps. */
export const sitemapIndex = '/sitemap.xml'

export function sitemapPath(kind: SitemapKind, page: number): string {
  return `/sitemaps/${kind}-${page}.xml`
}

/** null for paths that are no sitemap's. The path is without the store's prefix. */
export function readSitemapPath(path: string): SitemapAsk | null {
  if (path === sitemapIndex) return 'index'
  const [, kind, page] = /^\/sitemaps\/([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(path) ?? []
  return kind && Object.hasOwn(sitemapTypes, kind) ? { kind: kind as SitemapKind, page: Number(page) } : null
}

export function sitemapUrl(website: Pick<Website, 'publicUrl'>, view: StoreView, path: string): string {
  return `${website.publicUrl}${storePath(view, path)}`
}
