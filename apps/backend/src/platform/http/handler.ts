import type { BodyOf, CachePolicy, EndpointName, ParamsOf, QueryOf, Refusal, ResultOf } from '@mantel/contract'
import type { FastifyRequest } from 'fastify'
import type { Ctx } from '../context.ts'

/** What a use case called over HTTP may know of its caller. The token is as sent: nobody has checked it yet. */
export type RequestCtx = Ctx & {
  token: string | null
  requestId: string
}

export type Call<N extends EndpointName> = {
  ctx: RequestCtx
  params: ParamsOf<N>
  query: QueryOf<N>
  body: BodyOf<N>
  /** For what is not in the contract, such as Accept. Never hand it on to a use case. */
  request: FastifyRequest
}

export type ReplyExtras = {
  headers?: Record<string, string>
  /** Becomes X-VS-Cache-Tags. */
  tags?: readonly string[]
  /** Overrules the endpoint's policy, e.g. no-store for a reply with a group's prices. */
  cache?: CachePolicy
}

export type Success<T> = { ok: true; value: T; meta?: object; extras?: ReplyExtras }

/** Bytes instead of an envelope: pictures, pages. */
export type RawReply = {
  ok: true
  raw: Buffer | string | NodeJS.ReadableStream
  status: number
  headers: Record<string, string>
  /** Called when the bytes have left; never for a reply that was broken off. */
  whenSent?: () => void
}

export type Answer<T> = Success<T> | RawReply | Refusal

export type Handler<N extends EndpointName> = (call: Call<N>) => Answer<ResultOf<N>> | Promise<Answer<ResultOf<N>>>

/** What a slice hands in: endpoint name → handler. What nobody hands in answers 501. */
export type Handlers = { [N in EndpointName]?: Handler<N> }

export function ok<T>(value: T, meta?: object, extras?: ReplyExtras): Success<T> {
  return { ok: true, value, ...(meta && { meta }), ...(extras && { extras }) }
}

export function raw(body: RawReply['raw'], headers: Record<string, string>, status = 200): RawReply {
  return { ok: true, raw: body, status, headers }
}
