import { createCaller, type Fetch, type Outcome } from '@mantel/client'
import { headerTags } from '@mantel/contract'
import type { StoreView, Website } from '@mantel/domain/store'
import { type KeptPage, keptPage } from '../page/kept-page.ts'
import type { Rendered } from '../page/page-cache.ts'
import { recordCalls } from '../page/record-calls.ts'
import { isIndexable } from './is-indexable.ts'
import {
  type SitemapAsk,
  type SitemapKind,
  sitemapKinds,
  sitemapPath,
  sitemapTypes,
  sitemapUrl,
} from './sitemap-path.ts'
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

export type SitemapOrder = { ask: SitemapAsk; website: Website; view: StoreView; fetch: Fetch }

/** Screens that no document stands for. */
const ownPaths = ['/', '/blog']

/** A list of a store view's sitemaps, or one of them; tagged with the types it lists, so that it changes with them. */
export async function renderSitemap({ ask, website, view, fetch: door }: SitemapOrder): Promise<Rendered<KeptPage>> {
  const { fetch, ingredients } = recordCalls(door)
  const { code: storeCode, settings, endpoints } = view
  const caller = createCaller({ fetch, baseUrl: '', storeCode, tokenIn: settings.tokenIn, paths: endpoints })

  async function listSitemaps(): Promise<SitemapEntry[]> {
    const lists = await Promise.all(
      sitemapKinds.map(async (kind) => {
        const pages = isListed(kind)
          ? await answered(caller.call('addressPages', { params: { type: sitemapTypes[kind] } }))
          : []
        // The shop's own screens are there before the first page is written.
        if (kind === 'pages' && pages.length === 0) pages.push({ count: 0, updatedAt: null })
        return pages.map(({ updatedAt }, at) => ({ url: urlOf(sitemapPath(kind, at + 1)), updatedAt }))
      }),
    )
    return lists.flat()
  }

  async function listPage({ kind, page }: Exclude<SitemapAsk, 'index'>): Promise<SitemapEntry[]> {
    const own = kind === 'pages' && page === 1 ? ownPaths.map((path) => ({ path, updatedAt: null })) : []
    const found = await answered(caller.call('addresses', { params: { type: sitemapTypes[kind], page } }))
    return [...own, ...found]
      .filter(({ path }) => isIndexable(view, path))
      .map(({ path, updatedAt }) => ({ url: urlOf(path), updatedAt }))
  }

  /** Posts have pages once the shop has the screen for them. */
  const isListed = (kind: SitemapKind) => kind !== 'posts' || isIndexable(view, '/blog/any-post')
  const urlOf = (path: string) => sitemapUrl(website, view, path)

  const entries = ask === 'index' ? await listSitemaps() : await listPage(ask)
  // Half a sitemap would tell search engines that the rest is gone.
  if (!ingredients.mayKeep) return { page: plainPage(503, { 'retry-after': '120' }, 'Not now'), keep: null }
  if (entries.length === 0) return { page: plainPage(404, {}, 'No such sitemap'), keep: null }
  const xml = ask === 'index' ? sitemapIndexXml(entries) : sitemapXml(entries)
  const tags = [...ingredients.tags]
  const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-tag': headerTags(tags).join(',') }
  return { page: plainPage(200, headers, xml), keep: { tags, freshUntil: Number.POSITIVE_INFINITY } }
}

/** No answer is noticed by who records the calls. */
async function answered<T>(asking: Promise<Outcome<T[]>>): Promise<T[]> {
  const outcome = await asking
  return outcome.ok ? outcome.result : []
}

function plainPage(status: number, headers: Record<string, string>, body: string): KeptPage {
  const cacheControl = status === 200 ? 'no-cache' : 'no-store'
  const usual = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' }
  return keptPage(status, { ...usual, 'cache-control': cacheControl, ...headers }, Buffer.from(body))
}
