import { errorTextOf, type Refusal, refusalEnvelope, refuse } from '@mantel/contract'
import type { Stores, StoreView } from '@mantel/domain/store'
import { html } from '../mail/index.ts'
import { type Handlers, type RequestCtx, rawReply } from '../platform/http/index.ts'
import type { ReadCatalog } from './resolvers.ts'
import { schemaText } from './schema-text.ts'
import type { CatalogSearch } from './to-search.ts'

/** Answers a search as the REST call does. */
type ReadSearch = (
  ctx: RequestCtx,
  catalogSearch: CatalogSearch & { index: string; allTags: boolean },
) => Promise<{ ok: true; reply: Record<string, unknown>; headers: Record<string, string> } | Refusal>

/**
 * The catalogue as GraphQL, over the same searches as REST. It exists only in store views whose serverApi is graphql. Queries that
 * are too large are refused before they run.
 */
export function graphqlHandlers({
  stores,
  readSearch,
}: {
  stores: Stores
  readSearch: ReadSearch
}): Pick<Handlers, 'graphql' | 'graphiql'> {
  /**
   * The store view with this code on the same website; without a code, that of the request. null: it is unknown or does not use
   * GraphQL.
   */
  function findView({ view }: RequestCtx, code: string | undefined): StoreView | null {
    const found = code ? stores.views.find((one) => one.code === code && one.website === view.website) : view
    return found?.settings.serverApi === 'graphql' ? found : null
  }

  return {
    async graphql({ ctx, query, body, request }) {
      const view = findView(ctx, query.storeCode)
      if (!view) return refuse('path_unknown')
      // The GraphQL code is loaded with the first query, because most shops never need it.
      const { answerGraphql, GraphQLError } = await import('./graphql-server.ts')
      const used = { tags: new Set<string>(), freshUntil: Number.POSITIVE_INFINITY, isNoStore: false }
      const allTags = request.headers['x-vs-cache-tags'] === 'all'
      const read: ReadCatalog = async (catalogSearch) => {
        const found = await readSearch({ ...ctx, view }, { ...catalogSearch, index: view.catalog.index, allTags })
        if (!found.ok) throw new GraphQLError(textOf(found, view), { extensions: { code: found.code } })
        for (const tag of found.headers['x-vs-cache-tags']?.split(' ') ?? []) used.tags.add(tag)
        used.freshUntil = Math.min(used.freshUntil, Number(found.headers['x-vs-fresh-until'] ?? used.freshUntil))
        used.isNoStore ||= found.headers['cache-control']?.includes('no-store') === true
        return found.reply
      }
      const { query: text, operationName } = body
      const operation = { query: text, variables: body.variables ?? {}, operationName: operationName ?? undefined }
      const { status, bytes } = await answerGraphql(operation, read)
      return rawReply(
        bytes,
        {
          'content-type': 'application/json; charset=utf-8',
          'cache-control': used.isNoStore ? 'private, no-store' : 'no-cache',
          'x-vs-cache-tags': [...used.tags].join(' '),
          ...(Number.isFinite(used.freshUntil) && { 'x-vs-fresh-until': String(used.freshUntil) }),
        },
        status,
      )
    },

    graphiql({ ctx }) {
      if (!findView(ctx, undefined)) return refuse('path_unknown')
      const page = html`<!doctype html><html lang="en"><meta charset="utf-8"><title>GraphQL</title><h1>POST /graphql</h1><pre>${schemaText}</pre></html>`
      return rawReply(page.html, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      })
    },
  }
}

const textOf = (refusal: Refusal, view: StoreView) =>
  errorTextOf(refusalEnvelope(refusal, view.language)) ?? refusal.code
