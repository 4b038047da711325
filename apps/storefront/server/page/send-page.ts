import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from '../files/accepted-encoding.ts'
import { isKnown } from './etag.ts'
import type { KeptPage } from './kept-page.ts'

const encodings = ['br', 'gzip'] as const
/** Bytes. */
const smallest = 1024

/** Nothing in it is personal; browsers ask each time whether it changed. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: KeptPage): Promise<FastifyReply> {
  reply.headers(page.headers).code(page.status)
  if (page.status === 200) {
    reply.header('etag', page.etag).header('vary', 'accept-encoding')
    if (isKnown(request.headers['if-none-match'], page.etag)) return reply.code(304).removeHeader('content-type').send()
  }
  const wanted =
    page.body.length < smallest ? undefined : acceptedEncoding(request.headers['accept-encoding'], encodings)
  if (!wanted) return reply.send(page.body)
  return reply.header('content-encoding', wanted).send(await page.compressed(wanted))
}
