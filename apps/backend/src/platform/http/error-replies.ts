import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type Envelope, type Refusal, refusalEnvelope, refuse } from '@mantel/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NotReadyError } from '../not-ready.ts'
import { MalformedJsonError, UnsupportedBodyError } from './body.ts'
import { allowAnyOrigin, answerPreflight } from './cors.ts'
import { limits } from './limits.ts'
import type { HttpOptions } from './options.ts'
import { decodedPath, methodsOf, pathOf } from './paths.ts'
import { sendEnvelope, sendRefusal } from './reply.ts'
import { resolveRequestView } from './request-view.ts'

const byFrameworkCode: Record<string, Refusal> = {
  FST_ERR_CTP_BODY_TOO_LARGE: refuse('body_too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: refuse('json_expected'),
  FST_ERR_CTP_EMPTY_TYPE: refuse('json_expected'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: refuse('json_malformed'),
  FST_ERR_BAD_URL: refuse('url_malformed'),
  FST_ERR_MAX_PARAM_LENGTH: refuse('url_too_long'),
  FST_ERR_HANDLER_TIMEOUT: refuse('busy'),
}

/** Answers thrown errors with refusals. An unexpected error is logged in full and answered with server_error only. */
export function registerErrorHandler(app: FastifyInstance, options: HttpOptions): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply, options))
}

export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply, options: HttpOptions) {
  const { language } = request.view ?? resolveRequestView(request, options.resolveView, options.log)
  const refusal = refusalOf(error, options)
  if (!refusal)
    options.log.error({ err: error, requestId: request.id, route: request.routeOptions.url }, 'unexpected failure')
  allowAnyOrigin(reply)
  if (refusal) return sendRefusal(reply, refusal, language)
  return sendEnvelope(reply, refusalEnvelope(refuse('server_error'), language))
}

function refusalOf(error: FastifyError, options: HttpOptions): Refusal | undefined {
  if (error instanceof MalformedJsonError) return refuse('json_malformed')
  if (error instanceof UnsupportedBodyError) return refuse('json_expected')
  if (error instanceof NotReadyError) return refuse('starting')
  return byFrameworkCode[error.code] ?? options.toRefusal?.(error)
}

/**
 * Answers oversized and malformed URLs, preflights, wrong methods and unknown paths before a body is parsed. Requests for routes outside
 * the API pass unchanged; a catch-all route never receives a path of the API.
 */
export function refuseEarly(app: FastifyInstance, options: HttpOptions): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    const path = pathOf(request.url)
    const refusal = urlFault(request.url)
    if (!refusal && isServed(request, path)) return done()
    allowAnyOrigin(reply)
    const methods = refusal ? [] : methodsOf(path)
    if (request.method === 'OPTIONS' && methods.length > 0) return void answerPreflight(request, reply, methods)
    if (methods.length > 0) reply.header('allow', methods.join(', '))
    const { language } = resolveRequestView(request, options.resolveView, options.log)
    sendEnvelope(reply, refusalEnvelope(refusal ?? notServed(path, request.method, methods), language))
  })
}

/** Refuses requests with two Host headers: a proxy may have used the other one. */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasTwoHosts(request.raw.rawHeaders)) return done()
    sendEnvelope(reply.header('x-request-id', request.id), refusalEnvelope(refuse('request_malformed'), 'en'))
  })
}

/** rawHeaders alternates names and values. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let found = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string
    if (name.length === 4 && name.toLowerCase() === 'host') found++
  }
  return found > 1
}

const apiPath = /^\/(api|img|graphql|graphiql|invalidate)(\/|$)/

function isServed(request: FastifyRequest, path: string): boolean {
  return !request.is404 && (!apiPath.test(path) || request.routeOptions.config.endpoint !== undefined)
}

function notServed(path: string, method: string, methods: string[]): Refusal {
  if (methods.length > 0) return refuse('method_not_supported', { method })
  return path.startsWith('/api/catalog') ? refuse('search_url_format') : refuse('path_unknown')
}

function urlFault(url: string): Refusal | undefined {
  if (url.length > limits.url) return refuse('url_too_long')
  if (url.includes('%00')) return refuse('url_malformed')
  return inheritedPart.test(decodedPath(pathOf(url))) ? refuse('path_unknown') : undefined
}

/** Names that every JavaScript object inherits ('__proto__', 'constructor') never occur in valid paths. */
const inheritedPart = new RegExp(`/(${Object.getOwnPropertyNames(Object.prototype).join('|')})(/|$)`)

/** Answers a request that Node could not parse: there is no reply object, only the socket. */
export function answerUnparsableRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return
  const envelope = refusalEnvelope(parseFault(error.code), 'en')
  socket.end(httpReply(envelope))
}

function parseFault(code: string | undefined): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') return refuse('headers_too_large')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return refuse('request_timeout')
  return refuse('request_malformed')
}

function httpReply(envelope: Envelope): string {
  const body = JSON.stringify(envelope)
  return [
    `HTTP/1.1 ${envelope.code} ${STATUS_CODES[envelope.code]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}
