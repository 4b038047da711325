import { createHash } from 'node:crypto'
import type { ContentType } from '../platform/db/index.ts'
import { type DraftResult, invalidRow } from './draft.ts'
import { toPath } from './product-draft.ts'
import { withSafeContent } from './safe-html.ts'
import { sortKeys } from './sort-keys.ts'
import { type Fields, omitKeys, toFlag, toId, toInteger, toText } from './values.ts'

export type ContentDraft = { id: number; identifier: string | null; document: Fields; urlPath: string | null }
export type ReviewDraft = { id: number; productId: number; status: number; document: Fields }

/** Equal for equal reviews, imported or stored. */
export function reviewDigest({ productId, status, document }: Omit<ReviewDraft, 'id'>): string {
  const text = JSON.stringify([productId, status, sortKeys(document)])
  return createHash('sha1').update(text).digest('base64')
}

/** The HTML fields of pages, blocks and posts. */
const htmlFields = ['content', 'short_content']

/** Content is stored and served unchanged, apart from its sanitised HTML; only the fields used for lookups are read. */
export function draftContent(type: ContentType, source: Fields, hitId: unknown): DraftResult<ContentDraft> {
  const id = toId(source.id) ?? toId(source.node_id) ?? toId(hitId)
  if (id === undefined) return invalidRow('id is missing')
  const identifier = toPath(source.identifier) ?? toPath(source.url_key) ?? null
  const isNamed = type === 'cms_page' || type === 'cms_block'
  if (isNamed && identifier === null) return invalidRow('identifier is missing')
  const { fields: document, warnings } = withSafeContent(omitKeys(source, ['id', 'tsk', '_score']), htmlFields)
  return {
    ok: true,
    warnings,
    draft: {
      id,
      identifier,
      document: isNamed ? { ...document, identifier, active: toFlag(source.active) ?? true } : document,
      urlPath: type === 'cms_page' ? (toPath(source.url_path) ?? identifier) : null,
    },
  }
}

const pending = 2
const notReviewText = ['id', 'product_id', 'entity_pk_value', 'review_status', 'tsk', '_score']

export function draftReview(source: Fields, hitId: unknown): DraftResult<ReviewDraft> {
  const id = toId(source.id) ?? toId(hitId)
  if (id === undefined) return invalidRow('id is missing')
  const productId = toId(source.product_id) ?? toId(source.entity_pk_value)
  if (productId === undefined) return invalidRow('product_id is missing')
  const status = toInteger(source.review_status) ?? pending
  if (status < 1 || status > 3) return invalidRow(`review_status ${status} is unknown`)
  const texts = {
    title: toText(source.title) ?? '',
    detail: toText(source.detail) ?? '',
    nickname: toText(source.nickname) ?? '',
  }
  return {
    ok: true,
    warnings: [],
    draft: { id, productId, status, document: { ...omitKeys(source, notReviewText), ...texts } },
  }
}
