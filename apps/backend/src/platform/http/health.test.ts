import { Counter } from 'prom-client'
import { expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'
import { buildTestHttp } from './testing.ts'

it('reports a process as alive but not ready, and lists the parts that are not ready', async () => {
  const app = buildTestHttp({
    probes: {
      database: () => ({ ready: true }),
      index: async () => ({ ready: false, reason: 'building, 40 %' }),
      mail: () => Promise.reject(new Error('smtp password wrong')),
    },
  })
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  const reply = await app.inject('/readyz')
  expect([reply.statusCode, reply.json()]).toEqual([
    503,
    {
      ready: false,
      notReady: ['index', 'mail'],
      parts: {
        database: { ready: true },
        index: { ready: false, reason: 'building, 40 %' },
        mail: { ready: false, reason: 'failed' },
      },
    },
  ])
})

it('stays ready while an optional part is down, and lists it', async () => {
  const app = buildTestHttp({
    probes: { database: () => ({ ready: true }), mail: () => ({ ready: false, spare: true, reason: 'unreachable' }) },
  })
  const reply = await app.inject('/readyz')
  expect([reply.statusCode, reply.json()]).toMatchObject([200, { ready: true, notReady: ['mail'] }])
})

it('answers 200 when every part is ready', async () => {
  const app = buildTestHttp({ probes: { database: () => ({ ready: true }) } })
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

it('counts requests by route pattern beside metrics of other modules', async () => {
  const metrics = createMetrics()
  new Counter({ name: 'orders_placed_total', help: 'Orders', registers: [metrics.registry] }).inc()
  const app = buildTestHttp({ metrics })
  await app.inject('/api/ext/order-invoice/000000012?token=secret')
  const { body } = await app.inject('/metrics')
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/ext/order-invoice/:orderId",status="501"} 1',
  )
  expect(body).toContain('orders_placed_total 1')
  expect(body).toMatch(/nodejs_eventloop_lag_seconds|nodejs_heap_size_used_bytes/)
  expect(body).not.toContain('secret')
})
