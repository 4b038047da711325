import { randomBytes } from 'node:crypto'
import { endpointNames } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serveApiDocs } from './api-docs.ts'
import { registerBodyParsers } from './body.ts'
import { allowAnyOrigin } from './cors.ts'
import {
  answerUnparsableRequest,
  refuseEarly,
  refuseTwoHosts,
  registerErrorHandler,
  sendError,
} from './error-replies.ts'
import { frameworkLog } from './framework-log.ts'
import { type Handlers, ok } from './handler.ts'
import { serveHealth } from './health.ts'
import { limits } from './limits.ts'
import { createMetrics, serveMetrics } from './metrics.ts'
import { noSchemaCompilers } from './no-schema-compilers.ts'
import type { HttpOptions } from './options.ts'
import { createOverloadProtection } from './overload.ts'
import { defaultOverload } from './overload-settings.ts'
import { readQuery } from './read-query.ts'
import { registerRequestLog } from './request-log.ts'
import { resolveRequestView } from './request-view.ts'
import { serveEndpoint } from './serve-endpoint.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for every route of the endpoint table. */
    view: StoreView
    /** The raw body, for endpoints with sent: 'text', which verify a signature over it. */
    rawBody?: string
  }
  interface FastifyContextConfig {
    /** The name of the endpoint that a route serves. */
    endpoint?: string
    sent?: 'text' | 'form' | undefined
    /** The path patterns of the pages behind a catch-all route. */
    pagePaths?: readonly string[]
  }
}

/** The app that serves the endpoint table. Its caller may add routes before it listens. */
export function buildHttp(options: HttpOptions): FastifyInstance {
  const { log, metrics = createMetrics(), probes = {} } = options
  const overload = createOverloadProtection(options.overload ?? defaultOverload, metrics)
  const app: FastifyInstance = Fastify({
    loggerInstance: frameworkLog(log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => safeRequestId(request.headers['x-request-id']) ?? nextRequestId(),
    requestIdHeader: false,
    schemaController: noSchemaCompilers,
    trustProxy: options.trustProxy ?? false,
    bodyLimit: limits.body,
    requestTimeout: limits.receive,
    forceCloseConnections: 'idle',
    http: {
      maxHeaderSize: limits.headers,
      headersTimeout: limits.receiveHeaders,
      connectionsCheckingInterval: limits.checkInterval,
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: limits.param, querystringParser: readQuery },
    // Fastify runs no hooks for a URL that its router cannot decode.
    frameworkErrors: (error, request, reply) => {
      log.info({ requestId: request.id, method: request.method, code: error.code }, 'malformed URL')
      sendError(error, request, reply.header('x-request-id', request.id), options)
    },
    clientErrorHandler: (error: NodeJS.ErrnoException, socket) => {
      if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') metrics.countDropped('sends-slowly')
      answerUnparsableRequest(error, socket)
    },
  })

  registerBodyParsers(app)
  refuseTwoHosts(app)
  delegateOtherHosts(app, options.otherHosts)
  registerErrorHandler(app, options)
  refuseEarly(app, options)
  registerRequestLog(app, log, metrics)
  overload.dropStalledClients(app)
  serveHealth(app, probes)
  serveMetrics(app, metrics, options.metricsToken)
  app.register(async (api) => {
    api.decorateRequest('view')
    api.addHook('onRequest', (request, reply, done) => {
      request.view = resolveRequestView(request, options.resolveView, log)
      allowAnyOrigin(reply)
      reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer')
      done()
    })
    overload.limitRequests(api)
    const handlers: Handlers = { version: () => ok({ version: options.version }), ...options.handlers }
    for (const name of endpointNames) serveEndpoint(api, name, { ...options, handlers }, overload)
    serveApiDocs(api, options.version, (name) => handlers[name] !== undefined)
  })
  return app
}

/** Passes requests for another app's host to that app, before any hook of the shop runs. */
function delegateOtherHosts(app: FastifyInstance, otherHosts: HttpOptions['otherHosts']): void {
  if (!otherHosts) return
  app.addHook('onRequest', (request, reply, done) => {
    const serve = otherHosts(request.host)
    if (!serve) return done()
    reply.hijack()
    serve(request.raw, reply.raw)
  })
}

/** A request id is a random prefix of the process and a counter: cheaper than a random number for every request. */
const processPrefix = randomBytes(9).toString('base64url')
let requestCount = 0
const nextRequestId = () => `${processPrefix}.${(++requestCount).toString(36)}`

/** The request id that the client sent, if it can be written safely to a log line. */
function safeRequestId(sent: string | string[] | undefined): string | undefined {
  return typeof sent === 'string' && /^[\w.:-]{1,64}$/.test(sent) ? sent : undefined
}
