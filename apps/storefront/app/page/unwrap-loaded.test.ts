import { createNotifications, type Problem } from '@mantel/client'
import { expect, it } from 'vitest'
import { notifyFailure } from './load-failure.ts'
import { unwrapLoaded } from './unwrap-loaded.ts'

const problem = (reason: Problem['reason'], message: Problem['message'], details?: object): Problem => ({
  ok: false,
  reason,
  message,
  details,
})

function open(runtime: 'browser' | 'server', loaded: Problem) {
  const logged: unknown[] = []
  const log = { warn: (...entry: unknown[]) => void logged.push(entry), error: () => undefined }
  const notifications = createNotifications()
  let thrown: unknown
  try {
    unwrapLoaded({ engine: { runtime, log } }, loaded)
  } catch (failure) {
    thrown = failure instanceof Error && runtime === 'browser' ? notifyFailure({ notifications }, failure) : failure
  }
  const result = thrown instanceof Response ? thrown.headers.get('location') : statusOf(thrown)
  return { result, shown: notifications.get(), logged }
}

const statusOf = (thrown: unknown) => (thrown as { init?: ResponseInit }).init?.status ?? String(thrown)

it.each(['product_empty', 'category_empty', 'cms_empty'] as const)(
  'shows a notice and the home page in the browser, and a 404 on the server, for %s',
  (message) => {
    const missing = problem('missing', message, { id: 7 })
    const { result, shown, logged } = open('browser', missing)
    expect(result).toBe('/')
    expect(shown).toMatchObject([{ type: 'error', message: { key: message }, action1: { label: { key: 'ok' } } }])
    expect(logged).toEqual([[expect.stringMatching(/query returned empty result$/), { id: 7 }]])
    expect(open('server', missing)).toMatchObject({ result: 404, shown: [] })
  },
)

it('shows the not-found page for an unknown path', () => {
  expect(open('browser', problem('missing', 'page_not_found'))).toEqual({ result: 404, shown: [], logged: [] })
})

it('shows the error screen and a notice with an OK button for any other failure', () => {
  const { result, shown } = open('browser', problem('failed', 'server_error'))
  expect(result).toContain('LoadFailure')
  expect(shown).toMatchObject([{ type: 'error', message: { key: 'server_error' }, action1: { label: { key: 'ok' } } }])
})

it('recognises an empty result by the text of an unexpected error', () => {
  const notifications = createNotifications()
  const text = 'Product query returned empty result product status = 2'
  expect(notifyFailure({ notifications }, new Error(text))).toBeInstanceOf(Response)
  expect(notifications.get()).toMatchObject([{ message: { text } }])
})
