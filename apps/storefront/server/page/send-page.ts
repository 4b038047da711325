import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from '../files/choose-encoding.ts'
import { matchesEtag } from '../files/etag.ts'
import type { CachedPage } from './cached-page.ts'

const encodings = ['br', 'gzip'] as const
/** Smaller pages are sent uncompressed. */
const minBytes = 1024

/** Sends a page without personal data. Browsers revalidate it on every use. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): Promise<FastifyReply> {
  reply.headers(page.headers).code(page.status)
  if (page.status === 200) {
    reply.header('etag', page.etag).header('vary', 'accept-encoding')
    if (matchesEtag(request.headers['if-none-match'], page.etag))
      return reply.code(304).removeHeader('content-type').send()
  }
  const encoding =
    page.body.length < minBytes ? undefined : chooseEncoding(request.headers['accept-encoding'], encodings)
  if (!encoding) return reply.send(page.body)
  return reply.header('content-encoding', encoding).send(await page.compressed(encoding))
}
