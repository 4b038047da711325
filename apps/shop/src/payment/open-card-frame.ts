import { dropInPage, dropInScriptPath, readDropInScript } from '@mantel/plugins/payment/server'
import Fastify, { type FastifyInstance } from 'fastify'

/** The host beside the shop's that holds the card provider's fields, and nothing else. */
export function openCardFrame({
  apiUrl,
  shopOrigins,
}: {
  apiUrl: string
  shopOrigins: readonly string[]
}): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true })
  const script = readDropInScript()
  app.get(dropInScriptPath, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  )
  app.get<{ Querystring: { origin?: string; lang?: string } }>('/card-form', (request, reply) => {
    const { origin = '', lang } = request.query
    if (!shopOrigins.includes(origin)) return reply.code(404).send()
    const language = lang === 'de' || lang === 'it' ? lang : 'en'
    const { body, headers } = dropInPage({ apiUrl, shopOrigin: origin, language })
    return reply.headers(headers).send(body)
  })
  return app
}
