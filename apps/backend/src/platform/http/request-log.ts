import { createPathMask } from '@mantel/contract'
import type { FastifyInstance } from 'fastify'
import type { Log } from '../log.ts'
import { redactText } from '../redact.ts'
import type { Metrics } from './metrics.ts'
import { decodedPath, pathOf } from './paths.ts'
import { refusalCodeOf } from './reply.ts'

/**
 * Only these query values are logged. A cart id gives access to a guest's cart, a coupon or gift card code is worth money,
 * and a search request can contain a group token.
 */
const loggedKeys = new Set([
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

/** Logged at debug level, because monitoring polls these routes every few seconds. */
const monitoringRoutes = new Set(['/healthz', '/readyz', '/metrics'])

/** Logs one line per request and records its duration by route pattern. */
export function registerRequestLog(app: FastifyInstance, log: Log, metrics: Metrics): void {
  const maskPath = maskOfRoutes(app)
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    const milliseconds = reply.elapsedTime
    metrics.observeRequest({ method: request.method, route, status: reply.statusCode }, milliseconds / 1000)
    const refusal = refusalCodeOf(reply)
    const isFailure = reply.statusCode >= 500 && refusal === undefined
    const level = monitoringRoutes.has(route) ? 'debug' : isFailure ? 'error' : 'info'
    // Redaction takes time, so a line is composed only if it is written.
    if (log.isLevelEnabled?.(level) ?? true)
      log[level](
        {
          requestId: request.id,
          method: request.method,
          path: maskPath(redactText(decodedPath(pathOf(request.url).slice(0, 300)))),
          query: safeQuery(request.query),
          route,
          status: reply.statusCode,
          milliseconds: Math.round(milliseconds * 10) / 10,
          refusal,
        },
        'request',
      )
    done()
  })
}

/** Masks keys and tokens in the paths of all routes that are added from now on, and of the pages that they serve. */
function maskOfRoutes(app: FastifyInstance): (path: string) => string {
  const routes: string[] = []
  app.addHook('onRoute', ({ url, config }) => {
    routes.push(url, ...(config?.pagePaths ?? []))
  })
  let maskPath: ReturnType<typeof createPathMask> | undefined
  return (path) => {
    // All routes are known when the first request has been answered.
    maskPath ??= createPathMask(routes)
    return maskPath(path)
  }
}

function safeQuery(query: unknown): Record<string, string> | undefined {
  let logged: Record<string, string> | undefined
  for (const [key, value] of Object.entries(query ?? {})) {
    if (!loggedKeys.has(key)) continue
    logged ??= {}
    logged[key] = redactText(String(value).slice(0, 200))
  }
  return logged
}
