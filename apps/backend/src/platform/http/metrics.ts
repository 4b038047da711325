import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { isThisMachine } from './this-machine.ts'

/** One registry per process; slices register their own metrics in it. */
export type Metrics = {
  registry: Registry
  observeRequest(labels: { method: string; route: string; status: number }, seconds: number): void
  /** A request was refused with 503 to protect the others. */
  countShed(reason: 'requests' | 'reads' | 'large-replies' | 'pages'): void
  /** A connection was closed because its client was too slow. */
  countDropped(reason: 'reads-slowly' | 'sends-slowly'): void
}

/** prom-client's default metrics cover heap, event loop lag and garbage collection. */
export function createMetrics({ defaultMetrics = true } = {}): Metrics {
  const registry = new Registry()
  if (defaultMetrics) collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte read to the last byte handed over, by route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const shed = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests refused with 503 because the process was overloaded, by the limit that was reached',
    labelNames: ['reason'],
    registers: [registry],
  })
  const dropped = new Counter({
    name: 'http_clients_dropped_total',
    help: 'Connections closed because the client read its reply or sent its request too slowly',
    labelNames: ['reason'],
    registers: [registry],
  })
  type Series = Histogram.Internal<'method' | 'route' | 'status'>
  const series = new Map<string, Map<string, Map<number, Series>>>()
  /** Nested maps, because joining the labels to one key for every request costs more than the three lookups. */
  function seriesOf(method: string, route: string, status: number): Series {
    const byRoute = series.get(method) ?? new Map<string, Map<number, Series>>()
    const byStatus = byRoute.get(route) ?? new Map<number, Series>()
    const found = byStatus.get(status) ?? duration.labels(method, route, String(status))
    series.set(method, byRoute.set(route, byStatus.set(status, found)))
    return found
  }
  return {
    registry,
    observeRequest({ method, route, status }, seconds) {
      seriesOf(method, route, status).observe(seconds)
    },
    countShed: (reason) => shed.inc({ reason }),
    countDropped: (reason) => dropped.inc({ reason }),
  }
}

/** Metrics reveal how much a shop sells, so only clients on this machine or with the token may read them. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, token?: string): void {
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isThisMachine(request) && !(token && hasToken(request, token))) return refuseCaller(reply, token)
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

function refuseCaller(reply: FastifyReply, token: string | undefined): FastifyReply {
  if (token) reply.header('www-authenticate', 'Bearer')
  return reply
    .code(token ? 401 : 403)
    .type('text/plain; charset=utf-8')
    .send('Metrics are for this machine, or with the token of METRICS_TOKEN.')
}

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const [, sent = ''] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? []
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(sent), digest(token))
}
