import type { ContentDocument } from '@mantel/contract'
import { blog, cms } from '@mantel/domain/constants'
import type { Engine } from '../engine.ts'
import { type Loaded, loadedValue, logProblem, missingProblem, noResultsProblem, problemOf } from './loaded.ts'
import { type AppliedFilter, attributeFilter, searchRequest } from './queries/search-request.ts'
import { type CatalogRequest, queryCatalog, storeReply } from './query-catalog.ts'

export type ContentType = 'cms_page' | 'cms_block' | 'cms_blog' | 'cms_blog_category' | 'cms_hierarchy'

export function findPage(engine: Engine, identifier: string): Promise<Loaded<ContentDocument>> {
  return findContent(engine, 'cms_page', identifier)
}

/**
 * Stores a page as the reply to a search by its identifier. It was loaded by its path, and would otherwise not be found
 * by its identifier while offline.
 */
export function cachePageByIdentifier(engine: Engine, page: ContentDocument): void {
  storeReply(engine, toCatalogRequest({ type: 'cms_page', filters: [byIdentifier(String(page.identifier))] }), page)
}

/** A missing block is only logged, because the page can be shown without it. */
export async function findBlock(engine: Engine, identifier: string): Promise<Loaded<ContentDocument>> {
  const block = await findContent(engine, 'cms_block', identifier)
  if (!block.ok) logProblem(engine.log, block)
  return block
}

async function findContent(engine: Engine, type: ContentType, identifier: string): Promise<Loaded<ContentDocument>> {
  const list = await listContent(engine, { type, filters: [byIdentifier(identifier)] })
  if (!list.ok) return list
  const [document] = list.value.filter((one) => one.identifier === identifier && isActive(one))
  return document ? loadedValue(document) : missingProblem('cms_empty', { type, identifier })
}

export type ContentQuery = {
  type: ContentType
  filters?: readonly AppliedFilter[]
  /** As 'field:direction', for example 'final_price:desc'. */
  sort?: string
  text?: string
  size?: number
  from?: number
  include?: readonly string[]
}

/** Documents as the merchant wrote them. */
export async function listContent(engine: Engine, query: ContentQuery): Promise<Loaded<ContentDocument[]>> {
  const answer = await queryCatalog(engine, toCatalogRequest(query), query.text ? { keep: 'memory' } : {})
  if (!answer.ok) return problemOf(answer)
  const { items, noresults, fresh } = answer.result
  if (noresults) return noResultsProblem(answer.result)
  return loadedValue(
    items as unknown as ContentDocument[],
    fresh?.then((newer) => newer && (newer.items as unknown as ContentDocument[])),
  )
}

function toCatalogRequest({ type, filters = [], sort, text, size, ...page }: ContentQuery): CatalogRequest {
  const { usual, largest } = sizes[type]
  return { type, request: searchRequest({ filters, sort, text }), size: Math.min(size ?? usual, largest), ...page }
}

/** Default and maximum number of documents that a query returns. */
const sizes: Record<ContentType, { usual: number; largest: number }> = {
  cms_page: { usual: cms.maxPages, largest: cms.maxPages },
  cms_block: { usual: cms.blockListSize, largest: cms.maxBlocks },
  cms_hierarchy: { usual: cms.maxPages, largest: cms.maxPages },
  cms_blog: { usual: blog.listSize, largest: blog.listSize },
  cms_blog_category: { usual: blog.listSize, largest: blog.listSize },
}

const byIdentifier = (identifier: string) => attributeFilter('identifier', { eq: identifier })

const isActive = ({ active }: ContentDocument): boolean => active !== false && active !== 0 && active !== '0'
