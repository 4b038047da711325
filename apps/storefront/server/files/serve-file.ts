import { chooseEncoding } from '@mantel/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesEtag } from './etag.ts'
import type { StaticFile } from './static-files.ts'

export async function serveFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile): Promise<FastifyReply> {
  const etag = await file.etag()
  reply.headers({
    'cache-control': file.cacheControl,
    etag,
    'x-content-type-options': 'nosniff',
    // Pages of the same website on another host may load fonts and modules from here.
    'cross-origin-resource-policy': 'cross-origin',
    ...(file.encodings.length > 0 && { vary: 'accept-encoding' }),
  })
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const encoding = chooseEncoding(request.headers['accept-encoding'], file.encodings)
  if (encoding) reply.header('content-encoding', encoding)
  return reply.type(file.type).send(await file.read(encoding))
}
