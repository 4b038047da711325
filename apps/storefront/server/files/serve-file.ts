import type { FastifyReply, FastifyRequest } from 'fastify'
import { isKnown } from '../page/etag.ts'
import { acceptedEncoding } from './accepted-encoding.ts'
import type { ShelfFile } from './file-shelf.ts'

export async function serveFile(request: FastifyRequest, reply: FastifyReply, file: ShelfFile): Promise<FastifyReply> {
  const etag = await file.etag()
  reply.headers({
    'cache-control': file.cacheControl,
    etag,
    'x-content-type-options': 'nosniff',
    // Pages of the same website under another host name may use fonts and modules too.
    'cross-origin-resource-policy': 'cross-origin',
    ...(file.encodings.length > 0 && { vary: 'accept-encoding' }),
  })
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const encoding = acceptedEncoding(request.headers['accept-encoding'], file.encodings)
  if (encoding) reply.header('content-encoding', encoding)
  return reply.type(file.type).send(await file.read(encoding))
}
