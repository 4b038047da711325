import { listTagOf, tagsOf } from '@mantel/contract'
import type { GroupTokens } from '../customer/index.ts'
import { type Handlers, ok } from '../platform/http/index.ts'
import { type FindDocument, mapUrl } from './map-url.ts'

type Fields = Record<string, unknown>

/** A reply for an unknown path has these list tags, so that it is purged when a new document gets the path. */
const notFoundTags = (['product', 'category', 'cms_page'] as const).map(listTagOf)

export type UrlOptions = {
  groupTokens: Pick<GroupTokens, 'resolveGroup'>
  findDocument: FindDocument
  /** Reduces a document to the requested fields, as the catalogue search does with its hits. */
  sourceFilter(include: readonly string[], exclude: readonly string[]): { apply(document: Fields): Fields }
}

export function urlHandlers({ groupTokens, findDocument, sourceFilter }: UrlOptions): Pick<Handlers, 'urlMap'> {
  return {
    async urlMap({ ctx: { view }, body }) {
      const groupId = await groupTokens.resolveGroup(view, body.groupToken)
      // Replies with group prices are not shared.
      const cache = groupId === null ? {} : { cache: 'no-store' as const }
      const found = await mapUrl(view, findDocument, { url: body.url, groupId })
      if (!found) return ok(null, undefined, { ...cache, tags: ['page-not-found', ...notFoundTags] })
      const { type, id, document, freshUntil } = found
      const headers = freshUntil === undefined ? {} : { headers: { 'x-vs-fresh-until': String(freshUntil) } }
      const hit = {
        _index: view.catalog.index,
        _type: type,
        _id: String(id),
        _score: 1,
        _source: sourceFilter(body.includeFields ?? [], body.excludeFields ?? []).apply(document),
      }
      return ok(hit, undefined, { ...cache, ...headers, tags: tagsOf(type, [id]) })
    },
  }
}
