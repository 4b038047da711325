import type { Fetch } from '@mantel/client'
import type { FastifyInstance } from 'fastify'

/** A fetch for the client that calls the app in-process: the same routes, hooks and checks as over a network connection. */
export function injectFetch(app: FastifyInstance, host: string): Fetch {
  return async (url, { method, headers, body }) => {
    const reply = await app.inject({
      method: method as 'GET',
      url,
      headers: { ...headers, host },
      payload: body,
    })
    return {
      status: reply.statusCode,
      headers: { get: (name) => String(reply.headers[name] ?? '') },
      json: async () => JSON.parse(reply.body),
    }
  }
}
