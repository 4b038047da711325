import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type Envelope, type Refusal, refusalEnvelope, refuse } from '@mantel/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MalformedJson, NotJson } from './body.ts'
import { allowAnyOrigin, answerPreflight } from './cors.ts'
import { limits } from './limits.ts'
import type { HttpOptions } from './options.ts'
import { methodsOf, pathOf } from './paths.ts'
import { sendEnvelope } from './reply.ts'
import { viewAsked } from './who-asks.ts'

const byFrameworkCode: Record<string, Refusal> = {
  FST_ERR_CTP_BODY_TOO_LARGE: refuse('body_too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: refuse('json_expected'),
  FST_ERR_CTP_EMPTY_TYPE: refuse('json_expected'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: refuse('json_malformed'),
  FST_ERR_BAD_URL: refuse('url_malformed'),
  FST_ERR_MAX_PARAM_LENGTH: refuse('url_too_long'),
  FST_ERR_HANDLER_TIMEOUT: refuse('busy'),
}

/** Thrown failures as refusals; a surprise is logged whole and told as nothing but 'our side'. */
export function answerFailures(app: FastifyInstance, options: HttpOptions): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendFailure(error, request, reply, options))
}

export function sendFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply, options: HttpOptions) {
  const { language } = request.view ?? viewAsked(request, options.resolveView, options.log)
  const refusal = refusalOf(error, options)
  if (!refusal)
    options.log.error({ err: error, requestId: request.id, route: request.routeOptions.url }, 'unexpected failure')
  allowAnyOrigin(reply)
  return sendEnvelope(reply, refusalEnvelope(refusal ?? refuse('server_error'), language))
}

function refusalOf(error: FastifyError, options: HttpOptions): Refusal | undefined {
  if (error instanceof MalformedJson) return refuse('json_malformed')
  if (error instanceof NotJson) return refuse('json_expected')
  return byFrameworkCode[error.code] ?? options.refusalOf?.(error)
}

/**
 * Before anything is parsed: silly addresses, preflights, wrong methods, unknown paths. Paths outside the API that
 * somebody else serves pass untouched; a catch-all of somebody else never swallows the API's.
 */
export function refuseEarly(app: FastifyInstance, options: HttpOptions): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    const path = pathOf(request.url)
    const refusal = silliness(request.url)
    if (!refusal && isServed(request, path)) return done()
    allowAnyOrigin(reply)
    const methods = refusal ? [] : methodsOf(path)
    if (request.method === 'OPTIONS' && methods.length > 0) return void answerPreflight(request, reply, methods)
    if (methods.length > 0) reply.header('allow', methods.join(', '))
    const { language } = viewAsked(request, options.resolveView, options.log)
    sendEnvelope(reply, refusalEnvelope(refusal ?? notServed(path, request.method, methods), language))
  })
}

const apiSpace = /^\/(api|img|graphql|graphiql|invalidate)(\/|$)/

function isServed(request: FastifyRequest, path: string): boolean {
  return !request.is404 && (request.routeOptions.config.endpoint !== undefined || !apiSpace.test(path))
}

function notServed(path: string, method: string, methods: string[]): Refusal {
  if (methods.length > 0) return refuse('method_not_supported', { method })
  return path.startsWith('/api/catalog') ? refuse('search_url_format') : refuse('path_unknown')
}

function silliness(url: string): Refusal | undefined {
  if (url.length > limits.url) return refuse('url_too_long')
  return url.includes('%00') ? refuse('url_malformed') : undefined
}

/** Node could not even read the request: there is no reply object, only the socket. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return
  const envelope = refusalEnvelope(unreadable(error.code), 'en')
  socket.end(httpReply(envelope))
}

function unreadable(code: string | undefined): Refusal {
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
