import type { FastifyInstance } from 'fastify'
import type { Log } from '../log.ts'
import { scrub } from '../redact.ts'
import type { Metrics } from './metrics.ts'
import { pathOf } from './paths.ts'
import { refusalOf } from './reply.ts'

/**
 * Only these query values are ever logged. A cart id opens a guest's cart, a coupon or gift card code is money, and the
 * catalogue's request can hold a group token.
 */
const harmless = new Set([
  'size',
  'from',
  'sort',
  'sku',
  'skus',
  'pageSize',
  'currentPage',
  'storeCode',
  'storeId',
  'currencyCode',
  'request_format',
  'response_format',
  'width',
  'height',
  'action',
  'limit',
  'tag',
])

/** Asked every few seconds by machines. */
const watched = new Set(['/healthz', '/readyz', '/metrics'])

/** One line a request, and its time in the metrics by route pattern. */
export function recordRequests(app: FastifyInstance, log: Log, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    const milliseconds = reply.elapsedTime
    metrics.observeRequest({ method: request.method, route, status: reply.statusCode }, milliseconds / 1000)
    const refusal = refusalOf(reply)
    const line = {
      requestId: request.id,
      method: request.method,
      path: safePath(request.url),
      query: safeQuery(request.query),
      route,
      status: reply.statusCode,
      milliseconds: Math.round(milliseconds * 10) / 10,
      ...(refusal !== undefined && { refusal }),
    }
    if (watched.has(route)) log.debug(line, 'request')
    else if (reply.statusCode >= 500 && refusal === undefined) log.error(line, 'request')
    else log.info(line, 'request')
    done()
  })
}

/** The path without what a mail link carries, reset tokens and addresses, and without the keys that open orders. */
function safePath(url: string): string {
  const path = pathOf(url).slice(0, 300)
  return scrub(decoded(path)).replace(/\/(token|order-status)\/[^/]+/, '/$1/[redacted]')
}

function safeQuery(query: unknown): Record<string, string> | undefined {
  let kept: Record<string, string> | undefined
  for (const [key, value] of Object.entries(query ?? {})) {
    if (!harmless.has(key)) continue
    kept ??= {}
    kept[key] = scrub(String(value).slice(0, 200))
  }
  return kept
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
