import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  type CachePolicy,
  type Envelope,
  headerTags,
  type Refusal,
  refusalEnvelope,
  type ServedEndpoint,
  successEnvelope,
} from '@mantel/contract'
import type { Language } from '@mantel/domain/store'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendCompressed } from './compress-reply.ts'
import type { Answer, LargeReply, RawReply, ReplyExtras } from './handler.ts'
import { ReplyPieces } from './reply-pieces.ts'

const jsonType = 'application/json; charset=utf-8'

const cacheControl: Record<CachePolicy, string> = {
  'no-store': 'no-cache, no-store',
  revalidate: 'no-cache',
  long: 'no-cache',
}

type Exchange = {
  request: FastifyRequest
  reply: FastifyReply
  endpoint: ServedEndpoint
  language: Language
  /** Streams a large reply to the client. */
  stream(pieces: ReplyPieces): Readable
}

/** The error code of each refused reply, for the request log: old clients expect status 500 for some refusals. */
const refusalCodes = new WeakMap<FastifyReply, string>()
export const refusalCodeOf = (reply: FastifyReply): string | undefined => refusalCodes.get(reply)

/** Sends a handler's answer. Discards it if the request has timed out and got its reply before. */
export function sendAnswer(exchange: Exchange, answer: Exclude<Answer<unknown>, LargeReply>): FastifyReply {
  const { reply, endpoint, language } = exchange
  if (reply.sent) {
    // Closes the file of a reply that is not sent; it would stay open until garbage collection.
    if (answer.ok && 'raw' in answer && answer.raw instanceof Readable) answer.raw.destroy()
    return reply
  }
  if (!answer.ok) {
    if (answer.retryAfter !== undefined) reply.header('retry-after', String(answer.retryAfter))
    return sendRefusal(reply, answer, language)
  }
  if ('raw' in answer) return sendRaw(exchange, answer)
  const body = endpoint.reply === 'bare' ? answer.value : successEnvelope(answer.value, answer.meta)
  applyExtras(reply, answer.extras ?? {})
  return sendCacheable(exchange, JSON.stringify(body ?? null), jsonType, answer.extras?.cache ?? endpoint.cache)
}

/** Seconds after which a client may repeat a request that the server could not serve. */
const defaultRetryAfter = 5

/** Sends a refusal and records its code for the request log. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal, language: Language): FastifyReply {
  refusalCodes.set(reply, refusal.code)
  return sendEnvelope(reply, refusalEnvelope(refusal, language))
}

/** Sends a refusal: always in the envelope, never cached. */
export function sendEnvelope(reply: FastifyReply, envelope: Envelope): FastifyReply {
  if (envelope.code === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', String(defaultRetryAfter))
  return reply
    .code(envelope.code)
    .header('cache-control', cacheControl['no-store'])
    .type(jsonType)
    .send(JSON.stringify(envelope))
}

function applyExtras(reply: FastifyReply, { headers, tags }: ReplyExtras): void {
  if (headers) reply.headers(headers)
  if (tags && tags.length > 0) reply.header('x-vs-cache-tags', headerTags(tags).join(' '))
}

/** The handler's Cache-Control has priority. A reply with no-store needs no ETag. */
function sendRaw(exchange: Exchange, answer: RawReply): FastifyReply {
  const { reply, endpoint } = exchange
  reply.code(answer.status).headers(answer.headers)
  if (answer.onSent) reply.raw.once('finish', answer.onSent)
  const policy = String(reply.getHeader('cache-control')).includes('no-store') ? 'no-store' : endpoint.cache
  if (answer.raw instanceof ReplyPieces) return sendPieces(exchange, answer.raw, policy)
  if (answer.status === 200 && (typeof answer.raw === 'string' || Buffer.isBuffer(answer.raw)))
    return sendCacheable(exchange, answer.raw, undefined, policy)
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', cacheControl[policy])
  return reply.send(answer.raw)
}

/** The ETag of a large reply comes from its handler. */
function sendPieces({ request, reply, stream }: Exchange, pieces: ReplyPieces, policy: CachePolicy): FastifyReply {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', cacheControl[policy])
  if (etagMatches(request.headers['if-none-match'], String(reply.getHeader('etag'))) && request.method === 'GET')
    return reply.code(304).removeHeader('content-type').send()
  return reply.header('content-length', pieces.size).send(stream(pieces))
}

function sendCacheable(
  { request, reply, endpoint }: Exchange,
  body: string | Buffer,
  type: string | undefined,
  policy: CachePolicy,
): FastifyReply {
  if (type) reply.type(type)
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', cacheControl[policy])
  if (policy === 'no-store') return isStock(endpoint) ? sendCompressed(request, reply, body) : reply.send(body)
  if (!reply.hasHeader('etag')) reply.header('etag', `"${hash('sha1', body, 'base64url')}"`)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isRead && etagMatches(request.headers['if-none-match'], String(reply.getHeader('etag'))))
    return reply.code(304).removeHeader('content-type').send()
  return sendCompressed(request, reply, body)
}

/** Stock replies are not cached, because stock changes often; but they are as public as the catalogue and may be compressed. */
const isStock = ({ slice }: ServedEndpoint) => slice === 'stock'

/** The weak comparison of RFC 9110. */
function etagMatches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag))
}
