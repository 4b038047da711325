import { randomBytes } from 'node:crypto'
import { endpointNames } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { readJsonBodies } from './body.ts'
import { allowAnyOrigin } from './cors.ts'
import { serveDocs } from './docs-page.ts'
import { answerFailures, answerUnreadable, refuseEarly, sendFailure } from './failures.ts'
import { frameworkLog } from './framework-log.ts'
import { type Handlers, ok } from './handler.ts'
import { serveHealth } from './health.ts'
import { limits } from './limits.ts'
import { createMetrics, serveMetrics } from './metrics.ts'
import type { HttpOptions } from './options.ts'
import { readQuery } from './read-query.ts'
import { recordRequests } from './request-log.ts'
import { serveEndpoint } from './serve-endpoint.ts'
import { viewAsked } from './who-asks.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for every path of the endpoint table. */
    view: StoreView
    /** The body as it came, where the endpoint table says that it is kept. */
    sentText?: string
  }
  interface FastifyContextConfig {
    /** The name of the call that a route serves. */
    endpoint?: string
    sent?: 'text' | 'form' | undefined
  }
}

/** The app that serves the endpoint table; whoever composes it may add routes of its own before it listens. */
export function buildHttp(options: HttpOptions): FastifyInstance {
  const { log, metrics = createMetrics(), probes = {} } = options
  const app: FastifyInstance = Fastify({
    loggerInstance: frameworkLog(log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => saneRequestId(request.headers['x-request-id']) ?? nextRequestId(),
    requestIdHeader: false,
    trustProxy: options.trustProxy ?? false,
    bodyLimit: limits.body,
    requestTimeout: limits.receive,
    forceCloseConnections: 'idle',
    http: { maxHeaderSize: limits.headers },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: limits.param, querystringParser: readQuery },
    // No hook runs for an address that the router cannot read.
    frameworkErrors: (error, request, reply) => {
      log.info({ requestId: request.id, method: request.method, code: error.code }, 'unreadable address')
      sendFailure(error, request, reply.header('x-request-id', request.id), options)
    },
    clientErrorHandler: answerUnreadable,
  })

  readJsonBodies(app)
  handOver(app, options.otherHosts)
  answerFailures(app, options)
  refuseEarly(app, options)
  recordRequests(app, log, metrics)
  serveHealth(app, probes)
  serveMetrics(app, metrics)
  app.register(async (api) => {
    api.decorateRequest('view')
    api.addHook('onRequest', (request, reply, done) => {
      request.view = viewAsked(request, options.resolveView, log)
      allowAnyOrigin(reply)
      reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer')
      done()
    })
    const handlers: Handlers = { version: () => ok({ version: options.version }), ...options.handlers }
    for (const name of endpointNames) serveEndpoint(api, name, { ...options, handlers })
    serveDocs(api, options.version, (name) => handlers[name] !== undefined)
  })
  return app
}

/** Before anything of the shop's own looks at the request. */
function handOver(app: FastifyInstance, otherHosts: HttpOptions['otherHosts']): void {
  if (!otherHosts) return
  app.addHook('onRequest', (request, reply, done) => {
    const serve = otherHosts(request.host)
    if (!serve) return done()
    reply.hijack()
    serve(request.raw, reply.raw)
  })
}

/** Random for the process, counted within it: nothing is gained by drawing a number for every request. */
const processMark = randomBytes(9).toString('base64url')
let requests = 0
const nextRequestId = () => `${processMark}.${(++requests).toString(36)}`

/** An id of the caller's own is kept when it is one that can stand in a log line. */
function saneRequestId(sent: string | string[] | undefined): string | undefined {
  return typeof sent === 'string' && /^[\w.:-]{1,64}$/.test(sent) ? sent : undefined
}
