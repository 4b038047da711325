import { createNotifications, type Problem } from '@mantel/client'
import { afterEach, expect, it, vi } from 'vitest'
import { handleFailure, LoadFailure } from './load-failure.ts'
import { unwrapLoaded } from './unwrap-loaded.ts'

const url = 'https://shop.example/clocks'

const problem = (reason: Problem['reason'], message: Problem['message'], details?: object): Problem => ({
  ok: false,
  reason,
  message,
  details,
})

async function open(runtime: 'browser' | 'server', loaded: Problem) {
  const logged: unknown[] = []
  const log = { warn: (...entry: unknown[]) => void logged.push(entry), error: () => undefined }
  const notifications = createNotifications()
  let thrown: unknown
  try {
    unwrapLoaded({ engine: { runtime, log } }, loaded)
  } catch (failure) {
    thrown =
      failure instanceof Error && runtime === 'browser' ? await handleFailure({ notifications }, failure, url) : failure
  }
  const result = thrown instanceof Response ? thrown.headers.get('location') : statusOf(thrown)
  return { result, shown: notifications.get(), logged }
}

const statusOf = (thrown: unknown) => (thrown as { init?: ResponseInit }).init?.status ?? String(thrown)

it.each(['product_empty', 'category_empty', 'cms_empty'] as const)(
  'shows a notice and the home page in the browser, and a 404 on the server, for %s',
  async (message) => {
    const missing = problem('missing', message, { id: 7 })
    const { result, shown, logged } = await open('browser', missing)
    expect(result).toBe('/')
    expect(shown).toMatchObject([{ type: 'error', message: { key: message }, action1: { label: { key: 'ok' } } }])
    expect(logged).toEqual([[expect.stringMatching(/query returned empty result$/), { id: 7 }]])
    expect(await open('server', missing)).toMatchObject({ result: 404, shown: [] })
  },
)

it('shows the not-found page for an unknown path', async () => {
  expect(await open('browser', problem('missing', 'page_not_found'))).toEqual({ result: 404, shown: [], logged: [] })
})

it('shows the error screen and a notice with an OK button for any other failure', async () => {
  const { result, shown } = await open('browser', problem('failed', 'server_error'))
  expect(result).toContain('LoadFailure')
  expect(shown).toMatchObject([{ type: 'error', message: { key: 'server_error' }, action1: { label: { key: 'ok' } } }])
})

it('recognises an empty result by the text of an unexpected error', async () => {
  const notifications = createNotifications()
  const text = 'Product query returned empty result product status = 2'
  expect(await handleFailure({ notifications }, new Error(text), url)).toBeInstanceOf(Response)
  expect(notifications.get()).toMatchObject([{ message: { text } }])
})

afterEach(() => vi.unstubAllGlobals())

it('loads the document that the service worker has kept instead of saying that it is not available offline', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
  vi.stubGlobal('caches', { match: async (kept: string) => (kept === url ? new Response('kept') : undefined) })
  const notifications = createNotifications()
  const fail = (path: string) =>
    handleFailure(
      { notifications },
      new LoadFailure(problem('offline', 'offline_unavailable')),
      path,
    ) as Promise<Response>
  const kept = await fail(`${url}/?childSku=A`)
  expect([kept.headers.get('location'), kept.headers.has('x-remix-reload-document')]).toEqual([
    `${url}/?childSku=A`,
    true,
  ])
  expect(notifications.get()).toEqual([])
  expect((await fail('https://shop.example/wall-art')).headers.get('location')).toBe('/')
  expect(notifications.get()).toMatchObject([{ message: { key: 'offline_unavailable' } }])
})
