import type { FastifyReply, FastifyRequest } from 'fastify'

const exposedHeaders = 'Link, ETag, Retry-After, X-VS-Cache, X-VS-Cache-Tags, X-Request-Id'
const allowedHeaders =
  'Accept, Authorization, Content-Type, If-None-Match, X-Challenge-Solution, X-Request-Id, X-VS-Group-Token, X-VS-Store-Code'

/** Allows any origin, without credentials: sessions are tokens that clients send explicitly, not cookies. */
export function allowAnyOrigin(reply: FastifyReply): void {
  reply
    .header('access-control-allow-origin', '*')
    .header('access-control-expose-headers', exposedHeaders)
    .header('cross-origin-resource-policy', 'cross-origin')
}

export function answerPreflight(request: FastifyRequest, reply: FastifyReply, methods: string[]): FastifyReply {
  if (request.headers['access-control-request-method'])
    reply
      .header('access-control-allow-methods', methods.join(', '))
      .header('access-control-allow-headers', allowedHeaders)
      .header('access-control-max-age', '86400')
  return reply.header('allow', methods.join(', ')).code(204).send()
}
