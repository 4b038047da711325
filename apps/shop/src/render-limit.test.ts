import { messageText } from '@mantel/contract'
import { storefrontPlugin } from '@mantel/storefront'
import Fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { loadTestStores } from './testing/load-test-stores.ts'

type Options = Parameters<typeof storefrontPlugin>[1]

it('answers a page above the render limit with a plain 503 page in its language, which is not cached', async () => {
  const stores = await loadTestStores()
  const { promise: mayRender, resolve: render } = Promise.withResolvers<void>()
  const onShed = vi.fn()
  const rendered = { status: 200, location: null, contentType: 'text/html', body: '<p>clocks</p>', scriptHashes: [] }
  const started = Promise.withResolvers<void>()
  const pages = {
    async render() {
      started.resolve()
      await mayRender
      return rendered
    },
  }
  const app = Fastify()
  app.register(storefrontPlugin, {
    stores,
    site: { pages: () => pages, files: new Map() },
    fetch: () => async () => new Response('{}'),
    purge: { on: () => () => {} },
    findMovedPath: async () => null,
    log: { warn() {}, error() {} },
    renderLimits: { maxRunning: 1, maxWaiting: 0, maxWaitMs: 1000 },
    onShed,
  } as unknown as Options)
  const fetchPage = (url: string) => app.inject({ url, headers: { host: 'localhost' } })
  const first = fetchPage('/clocks')
  await started.promise
  for (const [path, language] of [
    ['/cards', 'en'],
    ['/de/karten', 'de'],
    ['/it/biglietti', 'it'],
  ] as const) {
    const { statusCode, headers, body } = await fetchPage(path)
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
    expect(body).toContain(`<html lang="${language}`)
    expect(body).toContain(messageText('busy', language))
    expect(body).not.toMatch(/<script|<link/)
  }
  expect(onShed).toHaveBeenCalledTimes(3)
  render()
  expect((await first).body).toBe(rendered.body)
  expect((await fetchPage('/cards')).body).toBe(rendered.body)
  await app.close()
})
