import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** One registry a process; slices add their own figures to it. */
export type Metrics = {
  registry: Registry
  observeRequest(labels: { method: string; route: string; status: number }, seconds: number): void
}

/** Heap, event loop lag and garbage collection come with prom-client's defaults. */
export function createMetrics({ processFigures = true } = {}): Metrics {
  const registry = new Registry()
  if (processFigures) collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte read to the last byte handed over, by route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const series = new Map<string, Histogram.Internal<'method' | 'route' | 'status'>>()
  return {
    registry,
    observeRequest({ method, route, status }, seconds) {
      const name = `${method} ${status} ${route}`
      const known = series.get(name) ?? duration.labels(method, route, String(status))
      series.set(name, known)
      known.observe(seconds)
    },
  }
}

export function serveMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.get('/metrics', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics()),
  )
}
