import { hash } from 'node:crypto'
import {
  type CachePolicy,
  type Endpoint,
  type Envelope,
  headerTags,
  refusalEnvelope,
  successEnvelope,
} from '@mantel/contract'
import type { Language } from '@mantel/domain/store'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer, RawReply, ReplyExtras } from './handler.ts'

const jsonType = 'application/json; charset=utf-8'

const cacheControl: Record<CachePolicy, string> = {
  'no-store': 'no-cache, no-store',
  revalidate: 'no-cache',
  long: 'no-cache',
}

type Asked = { request: FastifyRequest; reply: FastifyReply; endpoint: Endpoint; language: Language }

/** What handlers refused, by the code of the catalogue: some of it travels as 500 for the sake of old clients. */
const refused = new WeakMap<FastifyReply, string>()
export const refusalOf = (reply: FastifyReply): string | undefined => refused.get(reply)

/** A handler's answer as it travels. */
export function sendAnswer(asked: Asked, answer: Answer<unknown>): FastifyReply {
  const { reply, endpoint, language } = asked
  if (!answer.ok) {
    refused.set(reply, answer.code)
    return sendEnvelope(reply, refusalEnvelope(answer, language))
  }
  if ('raw' in answer) return sendRaw(asked, answer)
  const body = endpoint.reply === 'bare' ? answer.value : successEnvelope(answer.value, answer.meta)
  applyExtras(reply, answer.extras ?? {})
  return sendCacheable(asked, JSON.stringify(body ?? null), jsonType, answer.extras?.cache ?? endpoint.cache)
}

/** A refusal, always in the envelope and never kept. */
export function sendEnvelope(reply: FastifyReply, envelope: Envelope): FastifyReply {
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

/** A handler's own Cache-Control stands; one that forbids keeping needs no ETag. */
function sendRaw(asked: Asked, answer: RawReply): FastifyReply {
  const { reply, endpoint } = asked
  reply.code(answer.status).headers(answer.headers)
  if (answer.whenSent) reply.raw.once('finish', answer.whenSent)
  const policy = String(reply.getHeader('cache-control')).includes('no-store') ? 'no-store' : endpoint.cache
  if (answer.status === 200 && (typeof answer.raw === 'string' || Buffer.isBuffer(answer.raw)))
    return sendCacheable(asked, answer.raw, undefined, policy)
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', cacheControl[policy])
  return reply.send(answer.raw)
}

function sendCacheable(
  { request, reply }: Asked,
  body: string | Buffer,
  type: string | undefined,
  policy: CachePolicy,
): FastifyReply {
  if (type) reply.type(type)
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', cacheControl[policy])
  if (policy === 'no-store') return reply.send(body)
  if (!reply.hasHeader('etag')) reply.header('etag', `"${hash('sha1', body, 'base64url')}"`)
  const readsOnly = request.method === 'GET' || request.method === 'HEAD'
  if (readsOnly && etagMatches(request.headers['if-none-match'], String(reply.getHeader('etag'))))
    return reply.code(304).removeHeader('content-type').send()
  return reply.send(body)
}

/** The weak comparison of RFC 9110. */
function etagMatches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag))
}
