import { beforeEach, expect, test } from 'vitest'
import { accountServer } from '../testing/account-server.ts'
import { settle } from '../testing/manual-clock.ts'
import { type Browser, oneBrowser, openTab } from '../testing/one-browser.ts'

const ada = { email: 'ada@example.test', password: 'a long password' }
let server = accountServer()
let browser: Browser
let tab: ReturnType<typeof openTab>
const count = (call: string) => server.calls.filter((one) => one === call).length
const refreshes = () => count('POST /api/user/refresh')

beforeEach(async () => {
  server = accountServer()
  browser = oneBrowser()
  tab = openTab(browser, server)
  await tab.session.start()
  await tab.session.login(ada)
  server.calls = []
})

test('many calls with an expired token share one refresh and are all answered', async () => {
  server.expire()
  const outcomes = await Promise.all(Array.from({ length: 8 }, tab.pull))
  expect(outcomes.map((outcome) => outcome.ok && outcome.result)).toEqual(Array(8).fill('customer 1'))
  expect(refreshes()).toBe(1)
  expect(tab.said()).toEqual(['logged_in'])
})

test('a call that begins while tokens are refreshed waits for the new one', async () => {
  server.expire()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.before = (path) => (path === '/api/user/refresh' ? promise : undefined)
  const first = tab.pull()
  await settle()
  expect(tab.tasks.lock.get()).toBe('refreshing')
  const second = tab.pull()
  await settle()
  expect(count('GET /api/cart/pull')).toBe(1)
  resolve()
  expect(await Promise.all([first, second])).toMatchObject([{ ok: true }, { ok: true }])
  expect(count('GET /api/cart/pull')).toBe(3)
  expect(tab.tasks.lock.get()).toBe('free')
})

test('twenty expiries one after the other lock nobody out', async () => {
  for (let hour = 0; hour < 20; hour++) {
    server.expire()
    expect(await tab.pull()).toMatchObject({ ok: true })
  }
  expect(refreshes()).toBe(20)
})

test('two tabs refresh once, and the second takes what the first has stored', async () => {
  const other = openTab(browser, server)
  await other.session.start()
  await settle()
  server.expire()
  server.calls = []
  expect(await Promise.all([tab.pull(), other.pull(), tab.pull()])).toMatchObject(Array(3).fill({ ok: true }))
  expect(refreshes()).toBe(1)
  expect(await other.pull()).toMatchObject({ ok: true })
})

test('where a browser has no locks two tabs may refresh at once, and both go on', async () => {
  browser = oneBrowser({ locks: false })
  const tabs = [openTab(browser, server), openTab(browser, server)]
  for (const one of tabs) await one.session.start()
  await tabs[0]?.session.login(ada)
  await settle()
  for (let hour = 0; hour < 5; hour++) {
    server.expire()
    for (const outcome of await Promise.all(tabs.map((one) => one.pull()))) expect(outcome).toMatchObject({ ok: true })
  }
  expect(server.reuses).toBe(0)
})

test('a refused refresh locks: silent logout, tasks gone, sign-in offered, 401 from then on', async () => {
  const events: unknown[] = []
  tab.session.onLogout((event) => events.push(event))
  tab.session.onSignInNeeded(() => events.push('sign in'))
  browser.isConnected = false
  await tab.tasks.queue.add('userUpdate', { body: { customer: { email: 'x', firstname: 'A', lastname: 'B' } } })
  browser.isConnected = true
  server.forget()
  const outcomes = await Promise.all([tab.pull(), tab.pull(), tab.pull()])
  expect(outcomes).toMatchObject(Array(3).fill({ ok: false, code: 401, message: 'session_locked' }))
  expect(tab.said()).toEqual(['logged_in', 'session_locked'])
  expect(events).toEqual([{ silent: true, cause: 'lost' }, 'sign in'])
  expect(tab.session.get()).toEqual({ kind: 'guest' })
  expect(tab.engine.credentials.get()).toEqual({ token: null, groupToken: null })
  expect(browser.driver.disk.get('tasks')?.size ?? 0).toBe(0)
  server.calls = []
  expect(await tab.pull()).toMatchObject({ code: 401 })
  expect(server.calls).toEqual([])
  const guest = await tab.tasks.run('cartPull', { query: { cartId: '7' } }, { asGuest: true })
  expect(guest).toMatchObject({ ok: true, result: 'guest' })
  await tab.session.login(ada)
  expect(await tab.pull()).toMatchObject({ ok: true })
})

test('new tokens that are refused again and again end in the same lock, with another word', async () => {
  server.answers.set('/api/cart/pull', { code: 401, result: 'never' })
  expect(await tab.pull()).toMatchObject({ code: 401, message: 'session_locked' })
  expect(refreshes()).toBe(3)
  expect(tab.said()).toEqual(['logged_in', 'refresh_failed'])
})

test('a text for an error of a refresh is never taken for a token', async () => {
  server.expire()
  server.answers.set('/api/user/refresh', { code: 500, result: 'No refresh token provided' })
  expect(await tab.pull()).toMatchObject({ code: 401 })
  expect(tab.session.get()).toEqual({ kind: 'guest' })
})

test.each([
  ['no connection', () => (server.before = (path) => fail(path))],
  ['a lost reply', () => (server.after = (path) => fail(path))],
  ['a busy server', () => server.answers.set('/api/user/refresh', { code: 503, result: null })],
])('%s during a refresh signs nobody out', async (_, trouble) => {
  server.expire()
  trouble()
  for (let tries = 0; tries < 5; tries++) expect(await tab.pull()).toMatchObject({ ok: false, message: 'offline' })
  server.before = server.after = () => undefined
  server.answers.clear()
  expect(await tab.pull()).toMatchObject({ ok: true })
  expect(server.reuses).toBe(0)
  expect(tab.session.get().kind).toBe('customer')
})

test('without automatic refresh a 401 signs out and offers to sign in', async () => {
  const plain = openTab(browser, server, { autoRefreshTokens: false })
  await plain.session.start()
  const needed: unknown[] = []
  plain.session.onSignInNeeded(() => needed.push('sign in'))
  server.expire()
  server.calls = []
  expect(await plain.pull()).toMatchObject({ ok: false, code: 401 })
  expect(refreshes()).toBe(0)
  expect(needed).toEqual(['sign in'])
  expect(plain.session.get()).toEqual({ kind: 'guest' })
  expect(plain.tasks.lock.get()).toBe('free')
})

test('a refusal with a text is said once, a silent one and one for the screen are not', async () => {
  const { tasks } = tab
  const update = (how = {}) =>
    tasks.run('userUpdate', { body: { customer: { email: 'x', firstname: 'A', lastname: 'B' } } }, how)
  server.answers.set('/api/user/me', { code: 400, result: 'Taken' })
  await update()
  await update({ silent: true })
  server.answers.set('/api/user/me', { code: 500, result: [{ keyword: 'required' }] })
  await update()
  server.answers.set('/api/user/me', { code: 500, result: { errorMessage: 'for the screen' } })
  await update()
  server.answers.set('/api/cart/pull', { code: 404, result: 'There is no such cart.' })
  await tab.pull()
  expect(tab.said()).toEqual(['logged_in', 'Taken'])
})

function fail(path: string): void {
  if (path === '/api/user/refresh') throw new TypeError('fetch failed')
}

test('between signing out and the cart’s hearing of it, nobody is asked for a customer’s cart', async () => {
  await tab.session.logout()
  server.calls = []
  const ask = (cartId: string) => tab.tasks.run('cartPull', { query: { cartId } })
  expect(await ask('81668')).toMatchObject({ ok: false, code: 401 })
  expect(count('GET /api/cart/pull')).toBe(0)
  await ask(`g${'0'.repeat(32)}`)
  expect(count('GET /api/cart/pull')).toBe(1)
  expect(await tab.tasks.run('cartCreate', {}), 'nor is a guest’s made in its place').toMatchObject({ code: 401 })
  expect(count('POST /api/cart/create')).toBe(0)
  await tab.tasks.run('cartCreate', { token: null })
  expect(count('POST /api/cart/create')).toBe(1)
})
