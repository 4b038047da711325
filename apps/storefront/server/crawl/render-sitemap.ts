import { createCaller, type Fetch, type Outcome } from '@mantel/client/server'
import { headerTags } from '@mantel/contract'
import { pictureUrl } from '@mantel/domain/picture'
import type { StoreView, Website } from '@mantel/domain/store'
import type { CachedPage } from '../page/cached-page.ts'
import type { RenderResult } from '../page/page-cache.ts'
import { recordCalls } from '../page/record-calls.ts'
import { createCrawlerDocument } from './create-crawler-document.ts'
import { isIndexable } from './is-indexable.ts'
import {
  type SitemapKind,
  type SitemapRequest,
  sitemapKinds,
  sitemapPath,
  sitemapTypes,
  sitemapUrl,
} from './sitemap-path.ts'
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

export type RenderSitemapOptions = { request: SitemapRequest; website: Website; view: StoreView; fetch: Fetch }

/** Pages in the sitemap that do not belong to a document of the catalogue. */
const fixedPaths = ['/', '/blog']

/** Renders a store view's sitemap index or one sitemap. Its cache tags are those of the listed types, so changes purge it. */
export async function renderSitemap({
  request,
  website,
  view,
  fetch: fetchBackend,
}: RenderSitemapOptions): Promise<RenderResult<CachedPage>> {
  const { fetch, ingredients } = recordCalls(fetchBackend)
  const { code: storeCode, settings, endpoints } = view
  const caller = createCaller({ fetch, baseUrl: '', storeCode, tokenIn: settings.tokenIn, endpointPaths: endpoints })

  async function listSitemaps(): Promise<SitemapEntry[]> {
    const lists = await Promise.all(
      sitemapKinds.map(async (kind) => {
        const pages = isListed(kind)
          ? await resultOrEmpty(caller.call('addressPages', { params: { type: sitemapTypes[kind] } }))
          : []
        // The fixed screens need a sitemap even if the store has no content page yet.
        if (kind === 'pages' && pages.length === 0) pages.push({ count: 0, updatedAt: null })
        return pages.map(({ updatedAt }, at) => ({ url: urlOf(sitemapPath(kind, at + 1)), updatedAt }))
      }),
    )
    return lists.flat()
  }

  async function listPage({ kind, page }: Exclude<SitemapRequest, 'index'>): Promise<SitemapEntry[]> {
    const fixed =
      kind === 'pages' && page === 1 ? fixedPaths.map((path) => ({ path, updatedAt: null, image: undefined })) : []
    const found = await resultOrEmpty(caller.call('addresses', { params: { type: sitemapTypes[kind], page } }))
    return [...fixed, ...found]
      .filter(({ path }) => isIndexable(view, path))
      .map(({ path, updatedAt, image }) => ({ url: urlOf(path), updatedAt, image: image && pictureOf(image) }))
  }

  /** Posts are listed only if the blog screens are indexable. */
  const isListed = (kind: SitemapKind) => kind !== 'posts' || isIndexable(view, '/blog/any-post')
  const pictureOf = (image: string) => `${website.publicUrl}${pictureUrl(image, { width: 1200, height: 1200 }, 'fit')}`
  const urlOf = (path: string) => sitemapUrl(website, view, path)

  const entries = request === 'index' ? await listSitemaps() : await listPage(request)
  // An incomplete sitemap would tell search engines that the missing pages are gone.
  if (!ingredients.isCacheable)
    return {
      page: createCrawlerDocument(503, { 'retry-after': '120' }, 'Sitemap temporarily unavailable'),
      cachePolicy: null,
    }
  if (entries.length === 0) return { page: createCrawlerDocument(404, {}, 'No such sitemap'), cachePolicy: null }
  const xml = request === 'index' ? sitemapIndexXml(entries) : sitemapXml(entries)
  const tags = [...ingredients.tags]
  const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-tag': headerTags(tags).join(',') }
  return { page: createCrawlerDocument(200, headers, xml), cachePolicy: { tags, freshUntil: Number.POSITIVE_INFINITY } }
}

/** An empty list for a failed call; recordCalls notes the failure. */
async function resultOrEmpty<T>(call: Promise<Outcome<T[]>>): Promise<T[]> {
  const outcome = await call
  return outcome.ok ? outcome.result : []
}
