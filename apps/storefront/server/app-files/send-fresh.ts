import type { FastifyReply, FastifyRequest } from 'fastify'
import { etagOf, isKnown } from '../page/etag.ts'

/** A small file that is made here: browsers ask each time whether it changed. */
export function sendFresh(request: FastifyRequest, reply: FastifyReply, type: string, content: string): FastifyReply {
  const body = Buffer.from(content)
  const etag = etagOf(body)
  reply.headers({ 'cache-control': 'no-cache', etag, 'x-content-type-options': 'nosniff' })
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type(type).send(body)
}
