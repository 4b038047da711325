import type { FastifyReply, FastifyRequest } from 'fastify'

const exposed = 'Link, ETag, X-VS-Cache, X-VS-Cache-Tags, X-Request-Id'
const accepted = 'Accept, Authorization, Content-Type, If-None-Match, X-Request-Id, X-VS-Group-Token, X-VS-Store-Code'

/** Any origin may call, none with cookies: a session is a token that the caller has to know. */
export function allowAnyOrigin(reply: FastifyReply): void {
  reply
    .header('access-control-allow-origin', '*')
    .header('access-control-expose-headers', exposed)
    .header('cross-origin-resource-policy', 'cross-origin')
}

export function answerPreflight(request: FastifyRequest, reply: FastifyReply, methods: string[]): FastifyReply {
  if (request.headers['access-control-request-method'])
    reply
      .header('access-control-allow-methods', methods.join(', '))
      .header('access-control-allow-headers', accepted)
      .header('access-control-max-age', '86400')
  return reply.header('allow', methods.join(', ')).code(204).send()
}
