import type { ProviderFetch } from '@mantel/plugins/payment/server'
import type { FastifyInstance } from 'fastify'

/** A provider in the same process, asked without a socket. Its patience ends as it would over one. */
export function injectProvider(app: FastifyInstance): ProviderFetch {
  return async (url, { method, headers, body, signal }) => {
    const { pathname, search } = new URL(url)
    const answer = app.inject({
      method: method as 'GET',
      url: pathname + search,
      headers,
      ...(body !== undefined && { payload: body }),
    })
    const reply = await Promise.race([answer, whenAborted(signal)])
    return { status: reply.statusCode, text: async () => reply.body }
  }
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
}
