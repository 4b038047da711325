import { beforeEach, expect, it } from 'vitest'
import { accountServer } from '../testing/account-server.ts'
import { flushPromises } from '../testing/manual-clock.ts'
import { type Browser, createTestBrowser, openTab } from '../testing/test-browser.ts'

const ada = { email: 'ada@example.test', password: 'a long password' }
let server = accountServer()
let browser: Browser

beforeEach(() => {
  server = accountServer()
  browser = createTestBrowser()
})

function open() {
  const tab = openTab(browser, server)
  const events: string[] = []
  tab.session.onLogin(({ user, cause }) => events.push(`in ${user.email} ${cause}`))
  tab.session.onLogout(({ silent, cause }) => events.push(`out ${cause}${silent ? ' silent' : ''}`))
  tab.session.onGuest(() => events.push('guest'))
  return { ...tab, events }
}
async function started() {
  const tab = open()
  await tab.session.start()
  return tab
}
async function signedIn() {
  const tab = await started()
  await tab.session.login(ada)
  return tab
}

it('starts as a guest without a token', async () => {
  const tab = open()
  expect(tab.session.get()).toEqual({ kind: 'starting' })
  await tab.session.start()
  expect(tab.session.get()).toEqual({ kind: 'guest' })
  expect(tab.events).toEqual(['guest'])
  expect(server.calls).toEqual([])
})

it('stores tokens and profile on login and notifies listeners and the shopper', async () => {
  const tab = await signedIn()
  expect(tab.session.get()).toMatchObject({ kind: 'customer', user: { firstName: 'Ada', isApproved: true } })
  expect(tab.engine.groupToken()).toMatch(/^group-/)
  expect(tab.events).toEqual(['guest', 'in ada@example.test login'])
  expect(tab.shownMessages()).toEqual(['logged_in'])
  const disk = browser.driver.disk.get('user')
  expect(disk?.get('current-token')).toMatch(/^access-/)
  expect(disk?.get('current-refresh-token')).toMatch(/^refresh-/)
  expect(disk?.get('current-user')).toMatchObject({ email: ada.email })
})

it('solves the bot challenge of a login and logs in with the repeated call', async () => {
  const meta = { challenge: { plugin: 'altcha', purpose: 'login', data: {} } }
  server.answers.set('/api/user/login', { code: 429, result: 'Not a robot?', error: 'bot_challenge_required', meta })
  browser.solveBotChallenge = async () => {
    server.answers.delete('/api/user/login')
    return 'the solution'
  }
  const tab = await signedIn()
  expect(tab.session.get()).toMatchObject({ kind: 'customer' })
  expect(tab.shownMessages()).toEqual(['logged_in'])
  expect(server.calls.filter((call) => call === 'POST /api/user/login')).toHaveLength(2)
})

it('keeps the session when the disk is slow at page start', async () => {
  await signedIn()
  browser.driver.failure.read = 'hangs'
  const tab = open()
  const starting = tab.session.start()
  await browser.clock.advance(5000)
  expect(tab.session.get()).toEqual({ kind: 'starting' })
  browser.driver.failure.read = null
  browser.driver.release()
  await starting
  expect(tab.session.get()).toMatchObject({ kind: 'customer', user: { email: ada.email } })
  expect(tab.events).toEqual(['in ada@example.test restored'])
})

it('waits for login listeners and tolerates a failing one', async () => {
  const tab = await started()
  const { promise, resolve } = Promise.withResolvers<void>()
  tab.session.onLogin(() => promise)
  tab.session.onLogin(() => Promise.reject(new Error('no')))
  const login = tab.session.login(ada)
  await flushPromises()
  expect(tab.shownMessages()).toEqual([])
  resolve()
  expect(await login).toMatchObject({ ok: true })
  expect(tab.logged).toEqual(['A listener failed: login'])
})

it("returns the server's text for a wrong password and its own message while offline", async () => {
  const tab = await started()
  expect(await tab.session.login({ ...ada, password: 'wrong' })).toEqual({
    ok: false,
    text: 'The account sign-in was incorrect',
    error: null,
  })
  server.before = () => {
    throw new TypeError('fetch failed')
  }
  expect(await tab.session.login(ada)).toEqual({ ok: false, message: 'authorization_unexpected' })
  expect(tab.session.get()).toEqual({ kind: 'guest' })
  expect(tab.shownMessages()).toEqual([])
})

it('undoes a login whose profile cannot be loaded', async () => {
  const tab = await started()
  server.answers.set('/api/user/me', { code: 500, result: 'broken' })
  expect(await tab.session.login(ada)).toMatchObject({ ok: false })
  expect(tab.session.get()).toEqual({ kind: 'guest' })
  expect(browser.driver.disk.get('user')?.get('current-token')).toBeNull()
  expect(tab.engine.credentials.get().token).toBeNull()
})

it('signs in after a registration and shows a welcome message', async () => {
  const tab = await started()
  const grace = { email: ' grace@example.test', firstName: 'Grace', lastName: 'H', password: 'eight888' }
  expect(await tab.session.register(grace)).toMatchObject({ ok: true, user: { email: 'grace@example.test' } })
  expect(tab.shownMessages()).toEqual(['account_registered'])
  expect(await tab.session.register({ ...grace, email: ada.email })).toMatchObject({
    ok: false,
    text: expect.any(String),
  })
})

it('restores the customer at once, even offline, and then reloads profile and orders', async () => {
  ;(await signedIn()).stop()
  server.calls = []
  const tab = await started()
  expect(tab.session.get()).toMatchObject({ kind: 'customer', user: { email: ada.email } })
  expect(tab.events).toEqual(['in ada@example.test restored'])
  await flushPromises()
  expect(server.calls.toSorted()).toEqual(['GET /api/user/me', 'GET /api/user/order-history'])
  expect(tab.events).toHaveLength(1)
  browser.isConnected = false
  server.before = () => {
    throw new TypeError('fetch failed')
  }
  expect((await started()).session.get()).toMatchObject({ kind: 'customer', user: { email: ada.email } })
})

it('clears everything on logout, notifies the server and shows a message unless silent', async () => {
  const tab = await signedIn()
  const before = tab.engine.credentials.get().token
  await tab.session.logout()
  await flushPromises()
  expect(tab.session.get()).toEqual({ kind: 'guest' })
  expect(tab.events.at(-1)).toBe('out logout')
  expect(tab.shownMessages()).toEqual(['logged_in', 'logged_out'])
  expect(server.calls.at(-1)).toBe('POST /api/user/logout')
  expect(new Set(browser.driver.disk.get('user')?.values())).toEqual(new Set([null]))
  const late = await tab.engine.caller.call('userProfile', { token: before })
  expect(late).toMatchObject({ code: 401 })
  await tab.session.login(ada)
  await tab.session.logout({ silent: true })
  expect(tab.shownMessages()).toEqual(['logged_in', 'logged_out', 'logged_in'])
})

it('logs out again when the setup after the login fails', async () => {
  const tab = await started()
  server.answers.set('/api/user/me', { code: 200, result: null })
  expect(await tab.session.login(ada)).toEqual({ ok: false, message: 'authorization_unexpected' })
  expect(tab.session.get()).toEqual({ kind: 'guest' })
  expect(browser.driver.disk.get('user')?.get('current-token')).toBeNull()
})

it('removes checkout details, invoices and settled orders of the customer in a tab without the checkout', async () => {
  const tab = await signedIn()
  const { storage } = tab.engine
  await storage?.collection('checkout').set('details', { personalDetails: { firstName: 'Ada' } })
  await storage?.collection('invoices').set('17', 'JVBERi0=')
  const orders = [
    { id: 'settled', owner: 1, state: 'accepted' },
    { id: 'waiting', owner: 1, state: 'queued' },
    { id: 'guests', owner: null, state: 'accepted' },
  ]
  for (const order of orders) await storage?.collection('orders').set(order.id, order)
  const other = await started()
  await other.session.logout()
  await flushPromises()
  expect(await storage?.collection('checkout').get('details', { fresh: true })).toBeNull()
  expect(await storage?.collection('invoices').get('17', { fresh: true })).toBeNull()
  const left = (await storage?.collection('orders').entries({ fresh: true })) ?? []
  expect(left.map(([id]) => id).toSorted()).toEqual(['guests', 'waiting'])
})

it('follows logins and logouts of other tabs', async () => {
  const here = await started()
  const there = await started()
  await here.session.login(ada)
  await flushPromises()
  expect(there.session.get()).toMatchObject({ kind: 'customer', user: { email: ada.email } })
  expect(there.events).toEqual(['guest', 'in ada@example.test other-tab'])
  expect(there.engine.groupToken()).toBe(here.engine.groupToken())
  await there.session.logout()
  await flushPromises()
  expect(here.session.get()).toEqual({ kind: 'guest' })
  expect(here.events.at(-1)).toBe('out other-tab silent')
  expect(here.shownMessages()).toEqual(['logged_in'])
})

it('rereads the session on demand after missed messages', async () => {
  const awake = await signedIn()
  const asleep = await started()
  asleep.stop()
  await awake.session.logout()
  expect(asleep.session.get().kind).toBe('customer')
  await asleep.session.reread()
  expect(asleep.session.get()).toEqual({ kind: 'guest' })
})

it('unlocks a locked tab when the customer signs in on another tab', async () => {
  const here = await signedIn()
  const there = await started()
  // Waits for the other tab's profile, so that this tab is the first to notice that the session has ended.
  await flushPromises()
  server.forget()
  await here.pull()
  await flushPromises()
  expect([here.tasks.lock.get(), there.session.get().kind]).toEqual(['locked', 'guest'])
  await there.session.login(ada)
  await flushPromises()
  expect(await here.pull()).toMatchObject({ ok: true })
})

it('lets a logout win over a refresh in another tab', async () => {
  const here = await signedIn()
  const there = await started()
  await flushPromises()
  server.expire()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.after = (path) => (path === '/api/user/refresh' ? promise : undefined)
  const pull = here.pull()
  await flushPromises()
  const out = there.session.logout()
  resolve()
  await Promise.all([pull, out])
  await flushPromises()
  expect([here.session.get(), there.session.get()]).toEqual([{ kind: 'guest' }, { kind: 'guest' }])
  expect(browser.driver.disk.get('user')?.get('current-token')).toBeNull()
})

it('renews the group token of an open page before it expires, however often the page is shown', async () => {
  const tab = await signedIn()
  const before = tab.engine.groupToken()
  for (let hour = 0; hour < 6; hour++) {
    await browser.clock.advance(3_600_000)
    await tab.session.reread()
  }
  expect(tab.engine.groupToken()).not.toBe(before)
  expect(tab.events.filter((event) => event.startsWith('in'))).toHaveLength(1)
})

it('replaces a stored group token that has expired with that of the reloaded profile', async () => {
  const tokenUntil = (ms: number) => `head.${btoa(JSON.stringify({ exp: ms / 1000 }))}.signature`
  const profile = (groupToken: string) => ({
    code: 200,
    result: { id: 1, email: ada.email, firstname: 'Ada', lastname: 'Love', group_id: 1, groupToken },
  })
  const stored = tokenUntil(browser.clock.now() + 12 * 3_600_000)
  server.answers.set('/api/user/me', profile(stored))
  const before = await signedIn()
  expect(before.engine.groupToken()).toBe(stored)
  before.stop()
  await browser.clock.advance(13 * 3_600_000)
  const renewed = tokenUntil(browser.clock.now() + 12 * 3_600_000)
  server.answers.set('/api/user/me', profile(renewed))
  const tab = open()
  const used: unknown[] = []
  tab.engine.credentials.subscribe(() => used.push(tab.engine.groupToken()))
  await tab.session.start()
  await flushPromises()
  expect(new Set(used)).toEqual(new Set([null, renewed]))
})

it("keeps the session for the page's lifetime when the browser stores nothing", async () => {
  browser.driver.failure.write = 'fails'
  browser.driver.failure.read = 'fails'
  const tab = await signedIn()
  server.expire()
  expect(await tab.pull()).toMatchObject({ ok: true })
  expect(tab.session.get().kind).toBe('customer')
})
