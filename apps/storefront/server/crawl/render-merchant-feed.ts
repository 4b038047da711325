import { createCaller, createEngine, type Fetch, listFeedProducts } from '@mantel/client/server'
import { headerTags } from '@mantel/contract'
import { type MerchantItem, merchantItemProblems } from '@mantel/domain/feed'
import type { StoreView, Website } from '@mantel/domain/store'
import type { ServerLog } from '../log.ts'
import type { CachedPage } from '../page/cached-page.ts'
import type { RenderResult } from '../page/page-cache.ts'
import { recordCalls } from '../page/record-calls.ts'
import { createCrawlerDocument } from './create-crawler-document.ts'
import { merchantFeedXml } from './merchant-feed-xml.ts'
import { merchantItems } from './merchant-items.ts'
import { sitemapUrl } from './sitemap-path.ts'

export type RenderMerchantFeedOptions = { website: Website; view: StoreView; fetch: Fetch; log: ServerLog }

/**
 * Renders a store view's offers for Google Merchant Center. Stores whose prices need a login have none. The feed is cached until a product,
 * a price or a stock in it changes.
 */
export async function renderMerchantFeed({
  website,
  view,
  fetch: fetchBackend,
  log,
}: RenderMerchantFeedOptions): Promise<RenderResult<CachedPage>> {
  if (view.prices.needGroupToken) return { page: createCrawlerDocument(404, {}, 'No such feed'), cachePolicy: null }
  const { fetch, ingredients } = recordCalls(fetchBackend)
  const { code: storeCode, settings, endpoints } = view
  const caller = createCaller({ fetch, baseUrl: '', storeCode, tokenIn: settings.tokenIn, endpointPaths: endpoints })
  const warn = (message: string) => log.warn({ store: storeCode }, message)
  const engine = createEngine({ view, runtime: 'server', caller, log: { warn, error: warn } })
  const items: MerchantItem[] = []
  try {
    for await (const products of listFeedProducts(engine))
      items.push(...products.flatMap((product) => merchantItems(website, view, product)))
  } catch (error) {
    log.warn({ store: storeCode, reason: String(error) }, 'the product feed could not be rendered')
    ingredients.isCacheable = false
  }
  if (!ingredients.isCacheable)
    return {
      page: createCrawlerDocument(503, { 'retry-after': '120' }, 'Feed temporarily unavailable'),
      cachePolicy: null,
    }
  const valid = items.filter((item) => {
    const problems = merchantItemProblems(item)
    if (problems.length > 0)
      log.warn({ store: storeCode, sku: item.id, problems }, 'product left out of the product feed')
    return problems.length === 0
  })
  const xml = merchantFeedXml({ title: website.name, url: sitemapUrl(website, view, '/') }, valid)
  const tags = [...ingredients.tags]
  const headers = { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-tag': headerTags(tags).join(',') }
  return { page: createCrawlerDocument(200, headers, xml), cachePolicy: { tags, freshUntil: ingredients.freshUntil } }
}
