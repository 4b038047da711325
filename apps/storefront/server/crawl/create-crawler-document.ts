import { type CachedPage, createCachedPage } from '../page/cached-page.ts'

/** A text or XML document for crawlers. Only status 200 is cached. */
export function createCrawlerDocument(status: number, headers: Record<string, string>, body: string): CachedPage {
  const cacheControl = status === 200 ? 'no-cache' : 'no-store'
  const defaults = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' }
  return createCachedPage(status, { ...defaults, 'cache-control': cacheControl, ...headers }, Buffer.from(body))
}
