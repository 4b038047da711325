import { type Stores, type StoreView, viewsWithPages, type Website, websiteOfHost } from '@mantel/domain/store'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sitemapIndexPath, sitemapUrl } from './sitemap-path.ts'

/** Cache lifetime in seconds. */
const lifetime = 3600

export function serveRobots(request: FastifyRequest, reply: FastifyReply, stores: Stores): FastifyReply {
  const website = websiteOfHost(stores, request.host)
  const text = isApiHost(website, request.host)
    ? apiHostRobotsText
    : robotsText(website, viewsWithPages(stores, website))
  return reply.type('text/plain; charset=utf-8').header('cache-control', `max-age=${lifetime}`).send(text)
}

/** Whether a host, with or without its port, serves only the API and no pages. */
export function isApiHost({ apiHosts, hosts }: Website, host: string): boolean {
  const hostname = host.replace(/:\d*$/, '')
  return apiHosts.includes(hostname) && !hosts.includes(hostname)
}

/**
 * The robots.txt of a host with pages. Filtered lists, carts and accounts are not disallowed: they have a noindex tag, which a
 * crawler must be allowed to read, and links to filters have rel=nofollow. Disallowed are paths that are not pages, URLs that
 * contain secrets, and the search, where every query would be a page.
 */
function robotsText(website: Website, views: readonly StoreView[]): string {
  const inStore = [
    '/search?',
    '/blog/category/search',
    '/create-password/',
    '/confirm-email/',
    '/newsletter/',
    '/auth/',
  ]
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
    ...views.map((view) => `Sitemap: ${sitemapUrl(website, view, sitemapIndexPath)}`),
    '',
  ].join('\n')
}

/** On an API host, crawlers may only fetch images. */
const apiHostRobotsText = 'User-agent: *\nDisallow: /\nAllow: /img/\n'
