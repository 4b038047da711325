import { type CatalogDocument, tagsOf } from '@mantel/contract'
import type { GroupTokens } from '../customer/index.ts'
import { type Handlers, ok } from '../platform/http/index.ts'
import { type FindDocument, mapUrl } from './map-url.ts'

export type UrlOptions = {
  groupTokens: Pick<GroupTokens, 'resolveGroup'>
  findDocument: FindDocument
  /** A document with only what was asked for, as the catalogue search reduces its hits. */
  selectFields(
    document: CatalogDocument,
    include: readonly string[] | null,
    exclude: readonly string[] | null,
  ): Record<string, unknown>
}

export function urlHandlers({ groupTokens, findDocument, selectFields }: UrlOptions): Pick<Handlers, 'urlMap'> {
  return {
    async urlMap({ ctx: { view }, body }) {
      const groupId = await groupTokens.resolveGroup(view, body.groupToken)
      // A group's prices are nobody else's.
      const cache = groupId === null ? {} : { cache: 'no-store' as const }
      const found = await mapUrl(view, findDocument, { url: body.url, groupId })
      if (!found) return ok(null, undefined, { ...cache, tags: ['page-not-found'] })
      const { type, document } = found
      const hit = {
        _index: view.catalog.index,
        _type: type,
        _id: String(document.id),
        _score: 1,
        _source: selectFields(document, body.includeFields ?? null, body.excludeFields ?? null),
      }
      return ok(hit, undefined, { ...cache, tags: tagsOf(type, [document.id]) })
    },
  }
}
