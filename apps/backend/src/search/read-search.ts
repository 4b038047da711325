import type { Refusal } from '@mantel/contract'
import type { FastifyRequest } from 'fastify'
import type { RequestCtx } from '../platform/http/index.ts'
import { ReplyPieces } from '../platform/http/index.ts'
import type { SearchParameters } from './read-request.ts'
import type { SearchRouteOptions } from './search.routes.ts'
import { type AnswerSearch, createSearchAnswers } from './search.routes.ts'

/** allTags: the reply's headers list all cache tags, without the usual limit on their number. */
export type SearchQuestion = {
  index: string
  type: string
  parameters: SearchParameters
  body: Record<string, unknown>
  allTags: boolean
}

export type SearchReply = { ok: true; reply: Record<string, unknown>; headers: Record<string, string> } | Refusal

/** Answers a search with the same reply as the REST endpoint, for other interfaces of the shop such as GraphQL. */
export type ReadSearch = (ctx: RequestCtx, question: SearchQuestion) => Promise<SearchReply>

export function createSearchReader(options: SearchRouteOptions): ReadSearch {
  const answerSearch: AnswerSearch = createSearchAnswers(options)
  return async (ctx, { index, type, parameters, body, allTags }) => {
    const headers = allTags ? { 'x-vs-cache-tags': 'all' } : {}
    const request = { method: 'POST', headers } as unknown as FastifyRequest
    const answer = await answerSearch({ ctx, params: { index, type }, query: parameters, body, request }, body)
    if (!answer.ok) return answer
    const built = 'build' in answer ? await answer.build() : answer
    if (!built.ok) return built
    if (!('raw' in built)) throw new Error('the search reply has no body')
    const bytes = built.raw instanceof ReplyPieces ? Buffer.concat([...built.raw.chunks()]) : (built.raw as Buffer)
    const reply = JSON.parse(bytes.toString()) as Record<string, unknown>
    built.onSent?.()
    return { ok: true, reply, headers: built.headers }
  }
}
