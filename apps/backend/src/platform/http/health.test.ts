import { Counter } from 'prom-client'
import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'
import { buildTestHttp } from './testing.ts'

test('the process is alive while its parts are not ready, and says which', async () => {
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

test('a part that the shop can do without is named, and traffic goes on', async () => {
  const app = buildTestHttp({
    probes: { database: () => ({ ready: true }), mail: () => ({ ready: false, spare: true, reason: 'away' }) },
  })
  const reply = await app.inject('/readyz')
  expect([reply.statusCode, reply.json()]).toMatchObject([200, { ready: true, notReady: ['mail'] }])
})

test('with every part ready it answers 200', async () => {
  const app = buildTestHttp({ probes: { database: () => ({ ready: true }) } })
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

test('metrics count requests by route pattern, and others may add their own', async () => {
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
