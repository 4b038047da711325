import { beforeEach, expect, it } from 'vitest'
import { accountServer } from '../testing/account-server.ts'
import { flushPromises } from '../testing/manual-clock.ts'
import { type Browser, createTestBrowser, openTab } from '../testing/test-browser.ts'

const ada = { email: 'ada@example.test', password: 'a long password' }
let server = accountServer()
let browser: Browser
let tab: ReturnType<typeof openTab>
const count = (call: string) => server.calls.filter((one) => one === call).length
const refreshes = () => count('POST /api/user/refresh')

beforeEach(async () => {
  server = accountServer()
  browser = createTestBrowser()
  tab = openTab(browser, server)
  await tab.session.start()
  await tab.session.login(ada)
  server.calls = []
})

it('shares one refresh between many calls with an expired token', async () => {
  server.expire()
  const outcomes = await Promise.all(Array.from({ length: 50 }, tab.pull))
  expect(outcomes.map((outcome) => outcome.ok && outcome.result)).toEqual(Array(50).fill('customer 1'))
  expect(refreshes()).toBe(1)
  expect(tab.shownMessages()).toEqual(['logged_in'])
})

it('holds new calls back during a refresh', async () => {
  server.expire()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.before = (path) => (path === '/api/user/refresh' ? promise : undefined)
  const first = tab.pull()
  await flushPromises()
  expect(tab.tasks.lock.get()).toBe('refreshing')
  const second = tab.pull()
  await flushPromises()
  expect(count('GET /api/cart/pull')).toBe(1)
  resolve()
  expect(await Promise.all([first, second])).toMatchObject([{ ok: true }, { ok: true }])
  expect(count('GET /api/cart/pull')).toBe(3)
  expect(tab.tasks.lock.get()).toBe('free')
})

it('renews the token twenty times in a row', async () => {
  for (let hour = 0; hour < 20; hour++) {
    server.expire()
    expect(await tab.pull()).toMatchObject({ ok: true })
  }
  expect(refreshes()).toBe(20)
})

it('refreshes once for two tabs', async () => {
  const other = openTab(browser, server)
  await other.session.start()
  await flushPromises()
  server.expire()
  server.calls = []
  expect(await Promise.all([tab.pull(), other.pull(), tab.pull()])).toMatchObject(Array(3).fill({ ok: true }))
  expect(refreshes()).toBe(1)
  expect(await other.pull()).toMatchObject({ ok: true })
})

it('lets two tabs refresh concurrently in a browser without locks', async () => {
  browser = createTestBrowser({ locks: false })
  const tabs = [openTab(browser, server), openTab(browser, server)]
  for (const one of tabs) await one.session.start()
  await tabs[0]?.session.login(ada)
  await flushPromises()
  for (let hour = 0; hour < 5; hour++) {
    server.expire()
    for (const outcome of await Promise.all(tabs.map((one) => one.pull()))) expect(outcome).toMatchObject({ ok: true })
  }
  expect(server.reuses).toBe(0)
})

it('locks after a refused refresh: logs out silently, drops tasks and offers to sign in', async () => {
  const events: unknown[] = []
  tab.session.onLogout((event) => events.push(event))
  tab.session.onSignInNeeded(() => events.push('sign in'))
  browser.isConnected = false
  await tab.tasks.queue.add('userUpdate', { body: { customer: { email: 'x', firstname: 'A', lastname: 'B' } } })
  browser.isConnected = true
  server.forget()
  const outcomes = await Promise.all([tab.pull(), tab.pull(), tab.pull()])
  expect(outcomes).toMatchObject(Array(3).fill({ ok: false, code: 401, message: 'session_locked' }))
  expect(tab.shownMessages()).toEqual(['logged_in', 'session_locked'])
  expect(events).toEqual([{ silent: true, cause: 'lost', successor: null }, 'sign in'])
  expect(tab.session.get()).toEqual({ kind: 'guest', isSessionLost: true })
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

it('locks the session with another message when new tokens keep being refused', async () => {
  server.answers.set('/api/cart/pull', { code: 401, result: 'never' })
  expect(await tab.pull()).toMatchObject({ code: 401, message: 'session_locked' })
  expect(refreshes()).toBe(3)
  expect(tab.shownMessages()).toEqual(['logged_in', 'refresh_failed'])
})

it('never uses an error text as a token', async () => {
  server.expire()
  server.answers.set('/api/user/refresh', { code: 500, result: 'No refresh token provided' })
  expect(await tab.pull()).toMatchObject({ code: 401 })
  expect(tab.session.get()).toEqual({ kind: 'guest', isSessionLost: true })
})

it.each([
  ['no connection', () => (server.before = (path) => fail(path))],
  ['a lost reply', () => (server.after = (path) => fail(path))],
  ['a busy server', () => server.answers.set('/api/user/refresh', { code: 503, result: null })],
])('keeps the session after %s during a refresh', async (_, failure) => {
  server.expire()
  failure()
  for (let tries = 0; tries < 5; tries++) expect(await tab.pull()).toMatchObject({ ok: false, message: 'offline' })
  server.before = server.after = () => undefined
  server.answers.clear()
  expect(await tab.pull()).toMatchObject({ ok: true })
  expect(server.reuses).toBe(0)
  expect(tab.session.get().kind).toBe('customer')
})

it('signs out on a 401 without automatic refresh and offers to sign in', async () => {
  const plain = openTab(browser, server, { autoRefreshTokens: false })
  await plain.session.start()
  const needed: unknown[] = []
  plain.session.onSignInNeeded(() => needed.push('sign in'))
  await flushPromises()
  server.expire()
  server.calls = []
  expect(await plain.pull()).toMatchObject({ ok: false, code: 401 })
  expect(refreshes()).toBe(0)
  expect(needed).toEqual(['sign in'])
  expect(plain.session.get()).toEqual({ kind: 'guest', isSessionLost: true })
  expect(plain.tasks.lock.get()).toBe('free')
})

it('shows a refusal text once, but not for silent calls or errors that screens show themselves', async () => {
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
  server.answers.set('/api/cart/pull', { code: 404, result: "We couldn't find this cart." })
  await tab.pull()
  server.answers.set('/api/user/me', { code: 500, result: { code: 'ENOTFOUND', message: 'no such host' } })
  await update()
  expect(tab.shownMessages()).toEqual(['logged_in', 'Taken'])
})

it('shows refusals of calls through the normal caller, but not through the silent one', async () => {
  const input = { params: { addressId: 7 } }
  server.answers.set('/api/ext/address-book/7', { code: 403, result: 'Not yours' })
  await tab.tasks.silentCaller.call('addressBookRemove', input)
  expect(tab.shownMessages()).toEqual(['logged_in'])
  await tab.tasks.caller.call('addressBookRemove', input)
  expect(tab.shownMessages()).toEqual(['logged_in', 'Not yours'])
})

it.each([
  ['Error with response - bad content-type!', 'text/html', 'bad_content_type'],
  ['Unhandled error, wrong response format!', 'application/json', 'wrong_response_format'],
])('logs “%s”, and shows it unless the call is silent', async (text, type, key) => {
  const plain = openTab(browser, {
    ...server,
    fetch: async () => new Response('<h1>proxy</h1>', { headers: { 'content-type': type } }),
  })
  await plain.tasks.silentCaller.call('stockCheck', { query: { sku: 'A' } })
  expect([plain.logged, plain.shownMessages()]).toEqual([[text], []])
  await plain.tasks.caller.call('stockCheck', { query: { sku: 'A' } })
  expect([plain.logged, plain.shownMessages()]).toEqual([[text, text], [key]])
})

function fail(path: string): void {
  if (path === '/api/user/refresh') throw new TypeError('fetch failed')
}

it("makes no calls for a customer's cart after logout", async () => {
  await tab.session.logout()
  server.calls = []
  const pullCart = (cartId: string) => tab.tasks.run('cartPull', { query: { cartId } })
  expect(await pullCart('81668')).toMatchObject({ ok: false, code: 401 })
  expect(await pullCart(`c${'0a'.repeat(16)}`)).toMatchObject({ ok: false, code: 401 })
  expect(count('GET /api/cart/pull')).toBe(0)
  await pullCart(`g${'0'.repeat(32)}`)
  expect(count('GET /api/cart/pull')).toBe(1)
  expect(await tab.tasks.run('cartCreate', {}), 'creates no guest cart instead').toMatchObject({ code: 401 })
  expect(count('POST /api/cart/create')).toBe(0)
  await tab.tasks.run('cartCreate', { token: null })
  expect(count('POST /api/cart/create')).toBe(1)
})
