import { type EndpointName, refuse, servedEndpoint } from '@mantel/contract'
import { schemaOf } from '@mantel/contract/schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ChallengePass, callerOf } from '../limits/index.ts'
import { requestLog } from '../log.ts'
import { mapMaybePromise } from '../maybe-promise.ts'
import { answerChallenged } from './answer-challenged.ts'
import type { Answer, Handler } from './handler.ts'
import { limits } from './limits.ts'
import type { HttpOptions } from './options.ts'
import type { OverloadProtection } from './overload.ts'
import { allPathsOf, paramNames, routerPath } from './paths.ts'
import { sendAnswer, sendEnvelope } from './reply.ts'
import { readToken } from './request-view.ts'
import { validate } from './validate.ts'

/** Registers a route for each path of an endpoint. It checks implementation, token and input, then calls the handler. */
export function serveEndpoint(
  app: FastifyInstance,
  name: EndpointName,
  options: HttpOptions,
  overload: OverloadProtection,
): void {
  const endpoint = servedEndpoint(name)
  // Each handler's type depends on its endpoint name; this loop over all names needs one common type.
  const handler = options.handlers[name] as Handler<EndpointName> | undefined

  const mainNames = paramNames(endpoint.path)
  // Replies to searches by POST may be cached; replies to changes never are.
  const isRead = endpoint.cache !== 'no-store'
  // Pictures are rendered in a process of their own, and browsers do not retry a refused one.
  const waitsForTurn = isRead && endpoint.slice !== 'images'
  // No handler timeout for searches: it would abort a large reply although its client is still reading it. Searches have time limits of
  // their own.
  const timeout = endpoint.slice === 'search' ? {} : { handlerTimeout: limits.handle }
  const changesData = endpoint.method !== 'GET' && endpoint.cache === 'no-store'
  for (const path of allPathsOf(endpoint)) {
    const names = paramNames(path)
    app.route({
      method: endpoint.method,
      url: routerPath(path),
      bodyLimit: endpoint.bodyLimit ?? limits.body,
      ...timeout,
      config: { endpoint: name, sent: endpoint.sent },
      handler(request, reply) {
        const sending = serve(request, reply, names)
        // The reply is already being sent: Fastify has nothing to wait for.
        return sending instanceof Promise ? sending : undefined
      },
    })
  }

  function serve(request: FastifyRequest, reply: FastifyReply, names: readonly string[]) {
    const { view } = request
    const exchange = { request, reply, endpoint, language: view.language, stream: overload.stream }
    if (!handler) return sendAnswer(exchange, refuse('not_implemented'))
    const cannotStore = changesData ? options.refuseChanges?.() : undefined
    if (cannotStore)
      return sendAnswer(exchange, (isForm(request) && options.formFailures?.[name]?.(view)) || cannotStore)
    const token = readToken(request)
    if (endpoint.token === 'required' && token === null) return sendAnswer(exchange, refuse('login_required'))
    const sent = readInput(request, names, mainNames)
    const input = validate(name, sent, view.language)
    if (!input.ok) return sendEnvelope(reply, input.envelope)
    const log = requestLog(options.log, { requestId: request.id, store: view.code })
    const caller = callerOf(request.ip, request.headers['user-agent'])
    const { params, query, body } = input
    const handle = (challengePass?: ChallengePass) => {
      const ctx = { ...options.createContext({ view, log }), token, requestId: request.id, caller, challengePass }
      return handler({ ctx, params, query, body, request } as Parameters<typeof handler>[0])
    }
    const { challenges } = options
    const { challenge: purpose } = endpoint
    const answering =
      challenges && purpose
        ? answerChallenged(challenges, { view, purpose, caller, log }, request, handle)
        : waitsForTurn
          ? overload.read(request, () => handle(undefined))
          : handle(undefined)
    return mapMaybePromise(answering, (answer) => {
      if ('build' in answer) return overload.build(request, reply, answer).then((built) => sendAnswer(exchange, built))
      if (options.verifyResults) verify(name, answer)
      return sendAnswer(exchange, answer)
    })
  }
}

const isForm = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith('application/x-www-form-urlencoded')

/** A path parameter of an alias that the main path does not have is treated as a query key. */
function readInput(request: FastifyRequest, names: readonly string[], mainNames: readonly string[]) {
  const pathParams = request.params as Record<string, string>
  const params: Record<string, unknown> = {}
  const query = { ...(request.query as Record<string, unknown>) }
  for (const name of names) {
    const value = pathParams[name] ?? pathParams['*']
    if (mainNames.includes(name)) params[name] = value
    else query[name] = value
  }
  return { params, query, body: request.body }
}

function verify(name: EndpointName, answer: Answer<unknown>): void {
  if (!answer.ok || 'raw' in answer || 'build' in answer) return
  const { success, error } = schemaOf(name).result.safeParse(answer.value)
  if (!success)
    throw new Error(`the result of ${name} violates its schema: ${JSON.stringify(error.issues.slice(0, 5))}`)
}
