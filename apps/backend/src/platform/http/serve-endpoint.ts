import { type EndpointName, endpointOf, refuse } from '@mantel/contract'
import { schemaOf } from '@mantel/contract/schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { atOnce } from '../at-once.ts'
import { requestLog } from '../log.ts'
import type { Answer, Handler } from './handler.ts'
import { limits } from './limits.ts'
import type { HttpOptions } from './options.ts'
import { everyPath, paramNames, routerPath } from './paths.ts'
import { sendAnswer, sendEnvelope } from './reply.ts'
import { validate } from './validate.ts'
import { tokenSent } from './who-asks.ts'

/** One route for each path of an endpoint: implemented? signed in? valid? then its handler. */
export function serveEndpoint(app: FastifyInstance, name: EndpointName, options: HttpOptions): void {
  const endpoint = endpointOf(name)
  // The handler's own types come from the same table; here, walking it, they are all one.
  const handler = options.handlers[name] as Handler<EndpointName> | undefined

  const mainNames = paramNames(endpoint.path)
  for (const path of everyPath(endpoint)) {
    const names = paramNames(path)
    app.route({
      method: endpoint.method,
      url: routerPath(path),
      bodyLimit: endpoint.bodyLimit ?? limits.body,
      handlerTimeout: limits.handle,
      config: { endpoint: name, sent: endpoint.sent },
      handler(request, reply) {
        const sending = serve(request, reply, names)
        // A reply that is on its way already need not be waited for.
        return sending instanceof Promise ? sending : undefined
      },
    })
  }

  function serve(request: FastifyRequest, reply: FastifyReply, names: readonly string[]) {
    const { view } = request
    const asked = { request, reply, endpoint, language: view.language }
    if (!handler) return sendAnswer(asked, refuse('not_implemented'))
    const token = tokenSent(request)
    if (endpoint.token === 'must' && token === null) return sendAnswer(asked, refuse('login_required'))
    const sent = sentWith(request, names, mainNames)
    const input = validate(name, sent, view.language)
    if (!input.ok) return sendEnvelope(reply, input.envelope)
    const log = requestLog(options.log, { requestId: request.id, store: view.code })
    const ctx = { ...options.createContext({ view, log }), token, requestId: request.id }
    const { params, query, body } = input
    return atOnce(handler({ ctx, params, query, body, request } as Parameters<typeof handler>[0]), (answer) => {
      if (options.verifyResults) verify(name, answer)
      return sendAnswer(asked, answer)
    })
  }
}

/** What an alias has in its path and the main path has not, counts as a query key. */
function sentWith(request: FastifyRequest, names: readonly string[], mainNames: readonly string[]) {
  const given = request.params as Record<string, string>
  const params: Record<string, unknown> = {}
  const query = { ...(request.query as Record<string, unknown>) }
  for (const name of names) {
    const value = given[name] ?? given['*']
    if (mainNames.includes(name)) params[name] = value
    else query[name] = value
  }
  return { params, query, body: request.body }
}

function verify(name: EndpointName, answer: Answer<unknown>): void {
  if (!answer.ok || 'raw' in answer) return
  const { success, error } = schemaOf(name).result.safeParse(answer.value)
  if (!success) throw new Error(`${name} answers what its schema forbids: ${JSON.stringify(error.issues.slice(0, 5))}`)
}
