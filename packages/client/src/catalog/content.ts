import type { ContentDocument } from '@mantel/contract'
import type { Engine } from '../engine.ts'
import { askCatalog, type CatalogQuestion, keepAsAnswer } from './ask-catalog.ts'
import { found, type Loaded, missing, problemOf } from './loaded.ts'
import { type AppliedFilter, searchRequest, where } from './queries/search-request.ts'

export type ContentType = 'cms_page' | 'cms_block' | 'cms_blog' | 'cms_blog_category' | 'cms_hierarchy'

/** The page with this identifier. */
export function findPage(engine: Engine, identifier: string): Promise<Loaded<ContentDocument>> {
  return findContent(engine, 'cms_page', identifier)
}

/** A page that came with its path is found again by its identifier. */
export function keepPage(engine: Engine, page: ContentDocument): void {
  keepAsAnswer(engine, questionFor({ type: 'cms_page', filters: [named(String(page.identifier))] }), page)
}

/** The block with this identifier. */
export function findBlock(engine: Engine, identifier: string): Promise<Loaded<ContentDocument>> {
  return findContent(engine, 'cms_block', identifier)
}

async function findContent(engine: Engine, type: ContentType, identifier: string): Promise<Loaded<ContentDocument>> {
  const list = await listContent(engine, { type, filters: [named(identifier)] })
  if (!list.ok) return list
  const [document] = list.value.filter((one) => one.identifier === identifier && isActive(one))
  return document ? found(document) : missing('cms_empty')
}

export type ContentQuery = {
  type: ContentType
  filters?: readonly AppliedFilter[]
  /** 'field:direction'. */
  sort?: string
  text?: string
  size?: number
  from?: number
  include?: readonly string[]
}

/** Documents as the merchant wrote them. */
export async function listContent(engine: Engine, query: ContentQuery): Promise<Loaded<ContentDocument[]>> {
  const answer = await askCatalog(engine, questionFor(query), query.text ? { keep: 'memory' } : {})
  if (!answer.ok) return problemOf(answer)
  const { items, noresults, fresh } = answer.result
  if (noresults) return { ok: false, reason: 'offline', message: 'offline_unavailable' }
  return found(
    items as unknown as ContentDocument[],
    fresh?.then((newer) => newer && (newer.items as unknown as ContentDocument[])),
  )
}

function questionFor({ type, filters = [], sort, text, ...page }: ContentQuery): CatalogQuestion {
  return { type, request: searchRequest({ filters, ...(sort && { sort }), ...(text && { text }) }), ...page }
}

const named = (identifier: string) => where('identifier', { eq: identifier })

const isActive = ({ active }: ContentDocument): boolean => active !== false && active !== 0 && active !== '0'
