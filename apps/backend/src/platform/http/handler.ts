import type { BodyOf, CachePolicy, EndpointName, ParamsOf, QueryOf, Refusal, ResultOf } from '@mantel/contract'
import type { FastifyRequest } from 'fastify'
import type { Ctx } from '../context.ts'
import type { Caller, ChallengePass } from '../limits/index.ts'
import type { ReplyPieces } from './reply-pieces.ts'

/** The context of a use case that is called over HTTP. The token is unverified. */
export type RequestCtx = Ctx & {
  token: string | null
  requestId: string
  caller: Caller
  challengePass?: ChallengePass | undefined
}

export type Call<N extends EndpointName> = {
  ctx: RequestCtx
  params: ParamsOf<N>
  query: QueryOf<N>
  body: BodyOf<N>
  /** For values outside the contract, such as the Accept header. Never pass it to a use case. */
  request: FastifyRequest
}

export type ReplyExtras = {
  headers?: Record<string, string>
  /** Becomes X-VS-Cache-Tags. */
  tags?: readonly string[]
  /** Overrides the endpoint's policy, e.g. no-store for a reply with a group's prices. */
  cache?: CachePolicy
}

export type Success<T> = { ok: true; value: T; meta?: object; extras?: ReplyExtras }

/** Bytes without an envelope: images, pages. */
export type RawReply = {
  ok: true
  raw: Buffer | string | NodeJS.ReadableStream | ReplyPieces
  status: number
  headers: Record<string, string>
  /** Called when the whole reply has been sent; never for an aborted one. */
  onSent?: () => void
}

/** A large reply. It is built in slices, once the server has enough free memory for it. */
export type LargeReply = { ok: true; build(): Promise<(RawReply & { raw: ReplyPieces }) | Refusal> }

export type Answer<T> = Success<T> | RawReply | LargeReply | Refusal

export type Handler<N extends EndpointName> = (call: Call<N>) => Answer<ResultOf<N>> | Promise<Answer<ResultOf<N>>>

/** A slice's handlers by endpoint name. An endpoint without a handler answers 501. */
export type Handlers = { [N in EndpointName]?: Handler<N> }

export function ok<T>(value: T, meta?: object, extras?: ReplyExtras): Success<T> {
  return { ok: true, value, meta, extras }
}

/** Makes a reply without an envelope, for example a file, a page or a redirect. */
export function rawReply(body: RawReply['raw'], headers: Record<string, string>, status = 200): RawReply {
  return { ok: true, raw: body, status, headers }
}
