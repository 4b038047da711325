import { buildHttp } from '@mantel/backend/http'
import { createLog } from '@mantel/backend/log'
import type { StoreView } from '@mantel/domain/store'
import { storefrontPlugin } from '@mantel/storefront'
import { expect, it } from 'vitest'
import { loadTestStores } from './testing/load-test-stores.ts'

it('logs page requests without the keys and tokens in their paths', async () => {
  const stores = await loadTestStores()
  const lines: string[] = []
  const log = createLog({ stream: { write: (line) => void lines.push(line) } })
  const app = buildHttp({
    handlers: {},
    resolveView: () => stores.views[0] as StoreView,
    createContext: ({ view, log }) => ({ view, log, db: undefined as never, now: () => new Date() }),
    log,
    version: '0.0.0-test',
  })
  const rendered = { status: 200, location: null, contentType: 'text/html', body: '<p>page</p>', scriptHashes: [] }
  app.register(storefrontPlugin, {
    stores,
    site: { pages: () => ({ render: async () => rendered }), files: new Map() },
    fetch: () => async () => new Response('{}'),
    purge: { on: () => () => {} },
    findMovedPath: async () => null,
    log: app.log,
  } as unknown as Parameters<typeof storefrontPlugin>[1])
  const sendRequest = (url: string, method: 'GET' | 'POST' = 'GET') =>
    app.inject({ method, url, headers: { host: 'localhost' } })
  for (const path of ['/newsletter/leave/', '/de/confirm-email/token/', '/preview/']) {
    await sendRequest(`${path}7-secret`)
    await sendRequest(`${path}7-secret`, 'POST')
  }
  await sendRequest('/create-password/token/secret/email/zoe%40example.test')
  expect(lines.join()).not.toMatch(/secret|zoe/)
  expect(lines.map((line) => JSON.parse(line).path)).toEqual([
    '/newsletter/leave/[redacted]',
    '/newsletter/leave/[redacted]',
    '/de/confirm-email/token/[redacted]',
    '/de/confirm-email/token/[redacted]',
    '/preview/[redacted]',
    '/preview/[redacted]',
    '/create-password/token/[redacted]/email/[email]',
  ])
  await app.close()
})
