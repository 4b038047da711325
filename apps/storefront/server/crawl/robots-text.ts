import type { StoreView, Website } from '@mantel/domain/store'
import { sitemapIndex, sitemapUrl } from './sitemap-path.ts'

/**
 * What crawlers are told of a host. Lists that are filtered, carts and accounts are not forbidden: they say noindex
 * themselves, which only who may read them finds out, and links to filters are marked as not to be followed. Forbidden
 * is what is no page, what holds a secret in its address, and the search, where every word would be a page.
 */
export function robotsText(website: Website, views: readonly StoreView[]): string {
  const inStore = ['/search?', '/create-password/', '/auth/']
  const paths = [
    '/api/',
    '/graphql',
    '/invalidate',
    ...views.flatMap(({ prefix }) => inStore.map((path) => `${prefix}${path}`)),
  ]
  return [
    'User-agent: *',
    ...paths.map((path) => `Disallow: ${path}`),
    '',
    ...views.map((view) => `Sitemap: ${sitemapUrl(website, view, sitemapIndex)}`),
    '',
  ].join('\n')
}

/** A host for calls has nothing to find but the pictures. */
export const robotsTextOfCalls = 'User-agent: *\nDisallow: /\nAllow: /img/\n'
