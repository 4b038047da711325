import type { ProviderFetch } from '@mantel/plugins/payment/server'
import type { FastifyInstance } from 'fastify'

/** A fetch that calls a provider's app in-process. Aborts as a network request would. */
export function createInProcessFetch(app: FastifyInstance): ProviderFetch {
  return async (url, { method, headers, body, signal }) => {
    const { pathname, search } = new URL(url)
    const pendingReply = app.inject({
      method: method as 'GET',
      url: pathname + search,
      headers,
      payload: body,
    })
    const reply = await Promise.race([pendingReply, rejectWhenAborted(signal)])
    return { status: reply.statusCode, text: async () => reply.body }
  }
}

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
}
