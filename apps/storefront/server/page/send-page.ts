import { chooseEncoding, type Encoding } from '@mantel/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesEtag } from '../files/etag.ts'
import type { CachedPage } from './cached-page.ts'

const encodings = ['br', 'gzip'] as const
/** Smaller pages are sent uncompressed. */
const minBytes = 1024

/** Sends a page without personal data. Browsers revalidate it on every use. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): Promise<FastifyReply> {
  const sent = sendReadyPage(request, reply, page)
  if (sent) return sent
  // The only reason for null is that the page is not compressed in the requested encoding yet.
  await page.compressed(encodingOf(request, page) as Encoding)
  return sendReadyPage(request, reply, page) as FastifyReply
}

/** Sends a page that already exists in the requested encoding. Returns null if it has to be compressed first. */
export function sendReadyPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply | null {
  if (page.status === 200 && matchesEtag(request.headers['if-none-match'], page.etag))
    return reply.headers(page.replyHeaders).code(304).removeHeader('content-type').send()
  const encoding = encodingOf(request, page)
  const body = encoding ? page.ready(encoding) : page.body
  if (!body) return null
  if (encoding) reply.header('content-encoding', encoding)
  return reply.headers(page.replyHeaders).code(page.status).send(body)
}

const encodingOf = ({ headers }: FastifyRequest, { body }: CachedPage): Encoding | undefined =>
  body.length < minBytes ? undefined : chooseEncoding(headers['accept-encoding'], encodings)
