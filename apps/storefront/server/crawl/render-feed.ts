import { attributeFilter, createCaller, type Fetch, searchCatalog, searchRequest } from '@mantel/client/server'
import { headerTags } from '@mantel/contract'
import { blog } from '@mantel/domain/constants'
import type { StoreView, Website } from '@mantel/domain/store'
import { loadBuyingTranslator } from '../../app/i18n/load-buying-translator.ts'
import { feedPath } from '../../app/store/feed-path.ts'
import type { CachedPage } from '../page/cached-page.ts'
import type { RenderResult } from '../page/page-cache.ts'
import { recordCalls } from '../page/record-calls.ts'
import { createCrawlerDocument } from './create-crawler-document.ts'
import { type FeedEntry, feedXml } from './feed-xml.ts'
import { sitemapUrl } from './sitemap-path.ts'

export type RenderFeedOptions = { website: Website; view: StoreView; fetch: Fetch }

/** Posts in the feed. */
const entryCount = 20
const published = 1
const fields = ['id', 'title', 'url_key', 'author_name', 'publish_date', 'meta_description']

/** Renders the feed of a store view's newest posts. Its cache tags are those of the posts, so changes purge it. */
export async function renderFeed({
  website,
  view,
  fetch: fetchBackend,
}: RenderFeedOptions): Promise<RenderResult<CachedPage>> {
  const { fetch, ingredients } = recordCalls(fetchBackend)
  const { code: storeCode, settings, endpoints, catalog, i18n } = view
  const caller = createCaller({ fetch, baseUrl: '', storeCode, tokenIn: settings.tokenIn, endpointPaths: endpoints })
  const request = searchRequest({ filters: [attributeFilter('status', { eq: published })], sort: blog.sort })
  const [t, found] = await Promise.all([
    loadBuyingTranslator(i18n),
    searchCatalog(caller, {
      form: 'search-query',
      index: catalog.index,
      type: 'cms_blog',
      request,
      size: entryCount,
      include: fields,
    }),
  ])
  if (!found.ok || !ingredients.isCacheable)
    return {
      page: createCrawlerDocument(503, { 'retry-after': '120' }, 'Feed temporarily unavailable'),
      cachePolicy: null,
    }
  const urlOf = (path: string) => sitemapUrl(website, view, path)
  const xml = feedXml({
    title: `${t('blog.title')} · ${website.name}`,
    subtitle: t('blog.intro'),
    language: i18n.defaultLocale,
    pageUrl: urlOf('/blog'),
    feedUrl: urlOf(feedPath),
    author: website.name,
    entries: found.result.items.flatMap((post) => feedEntry(post, urlOf)),
  })
  const tags = [...ingredients.tags]
  const headers = { 'content-type': 'application/atom+xml; charset=utf-8', 'cache-tag': headerTags(tags).join(',') }
  return { page: createCrawlerDocument(200, headers, xml), cachePolicy: { tags, freshUntil: Number.POSITIVE_INFINITY } }
}

/** A post without a date has no place in a feed, whose entries must have one. */
function feedEntry(post: Record<string, unknown>, urlOf: (path: string) => string): FeedEntry[] {
  const text = (field: string) => (typeof post[field] === 'string' ? post[field] : '')
  const time = new Date(`${text('publish_date').replace(' ', 'T')}Z`)
  if (Number.isNaN(time.getTime())) return []
  return [
    {
      title: text('title'),
      url: urlOf(`/blog/${encodeURIComponent(text('url_key'))}`),
      publishedAt: time.toISOString(),
      author: text('author_name'),
      summary: text('meta_description'),
    },
  ]
}
