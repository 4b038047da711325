import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib'
import { chooseEncoding } from '@mantel/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

const encodings = ['br', 'gzip'] as const
/** Smaller replies fit into one packet of the network. */
const minBytes = 1400
/** With this quality, a list of products takes half a millisecond. The window of 64 KB keeps the encoder's memory small. */
const brotli: BrotliOptions = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: 16,
  },
}

/**
 * Sends JSON in an encoding that the client accepts. Only for replies without secrets: from the size of a compressed reply an attacker
 * can tell whether it contains the text that the attacker made the browser send.
 */
export function sendCompressed(request: FastifyRequest, reply: FastifyReply, body: string | Buffer): FastifyReply {
  const isJson = String(reply.getHeader('content-type')).startsWith('application/json')
  if (!isJson || Buffer.byteLength(body) < minBytes) return reply.send(body)
  reply.header('vary', 'accept-encoding')
  const encoding = chooseEncoding(request.headers['accept-encoding'], encodings)
  if (!encoding) return reply.send(body)
  const finish = (error: Error | null, compressed: Buffer) => {
    // The request has timed out and got its reply before.
    if (reply.sent) return
    if (error) reply.send(error)
    else reply.header('content-encoding', encoding).send(compressed)
  }
  if (encoding === 'br') brotliCompress(body, brotli, finish)
  else gzip(body, finish)
  return reply
}
