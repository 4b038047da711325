import type { FastifyReply, FastifyRequest } from 'fastify'
import { etagOf, matchesEtag } from '../files/etag.ts'

/** Sends a small generated file. Browsers revalidate it on every use. */
export function sendRevalidated(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  content: string,
): FastifyReply {
  const body = Buffer.from(content)
  const etag = etagOf(body)
  reply.headers({ 'cache-control': 'no-cache', etag, 'x-content-type-options': 'nosniff' })
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type(type).send(body)
}
