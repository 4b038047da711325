import { beforeEach, expect, test } from 'vitest'
import { accountServer } from '../testing/account-server.ts'
import { settle } from '../testing/manual-clock.ts'
import { type Browser, oneBrowser, openTab } from '../testing/one-browser.ts'

const ada = { email: 'ada@example.test', password: 'a long password' }
let server = accountServer()
let browser: Browser

beforeEach(() => {
  server = accountServer()
  browser = oneBrowser()
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

test('without a token the visitor is a guest', async () => {
  const tab = open()
  expect(tab.session.get()).toEqual({ kind: 'starting' })
  await tab.session.start()
  expect(tab.session.get()).toEqual({ kind: 'guest' })
  expect(tab.events).toEqual(['guest'])
  expect(server.calls).toEqual([])
})

test('a sign-in stores tokens and profile, tells those who listen and says so', async () => {
  const tab = await signedIn()
  expect(tab.session.get()).toMatchObject({ kind: 'customer', user: { firstName: 'Ada', isApproved: true } })
  expect(tab.engine.groupToken()).toMatch(/^group-/)
  expect(tab.events).toEqual(['guest', 'in ada@example.test login'])
  expect(tab.said()).toEqual(['logged_in'])
  const disk = browser.driver.disk.get('user')
  expect(disk?.get('current-token')).toMatch(/^access-/)
  expect(disk?.get('current-refresh-token')).toMatch(/^refresh-/)
  expect(disk?.get('current-user')).toMatchObject({ email: ada.email })
})

test('a disk that is slow at the start of a page signs nobody out', async () => {
  await signedIn()
  browser.driver.trouble.read = 'hangs'
  const tab = open()
  const starting = tab.session.start()
  await browser.clock.advance(5000)
  expect(tab.session.get()).toEqual({ kind: 'starting' })
  browser.driver.trouble.read = null
  browser.driver.release()
  await starting
  expect(tab.session.get()).toMatchObject({ kind: 'customer', user: { email: ada.email } })
  expect(tab.events).toEqual(['in ada@example.test restored'])
})

test('those who listen are waited for, and one that fails does no harm', async () => {
  const tab = await started()
  const { promise, resolve } = Promise.withResolvers<void>()
  tab.session.onLogin(() => promise)
  tab.session.onLogin(() => Promise.reject(new Error('no')))
  const login = tab.session.login(ada)
  await settle()
  expect(tab.said()).toEqual([])
  resolve()
  expect(await login).toMatchObject({ ok: true })
  expect(tab.logged).toEqual(['A listener failed: login'])
})

test('a wrong password is the server’s word, no connection ours, and neither changes anything', async () => {
  const tab = await started()
  expect(await tab.session.login({ ...ada, password: 'wrong' })).toEqual({
    ok: false,
    text: 'The account sign-in was incorrect',
  })
  server.before = () => {
    throw new TypeError('fetch failed')
  }
  expect(await tab.session.login(ada)).toEqual({ ok: false, message: 'authorization_unexpected' })
  expect(tab.session.get()).toEqual({ kind: 'guest' })
  expect(tab.said()).toEqual([])
})

test('a sign-in whose profile cannot be had is undone', async () => {
  const tab = await started()
  server.answers.set('/api/user/me', { code: 500, result: 'broken' })
  expect(await tab.session.login(ada)).toMatchObject({ ok: false })
  expect(tab.session.get()).toEqual({ kind: 'guest' })
  expect(browser.driver.disk.get('user')?.get('current-token')).toBeNull()
  expect(tab.engine.credentials.get().token).toBeNull()
})

test('a registration signs in and welcomes', async () => {
  const tab = await started()
  const grace = { email: ' grace@example.test', firstName: 'Grace', lastName: 'H', password: 'eight888' }
  expect(await tab.session.register(grace)).toMatchObject({ ok: true, user: { email: 'grace@example.test' } })
  expect(tab.said()).toEqual(['account_registered'])
  expect(await tab.session.register({ ...grace, email: ada.email })).toMatchObject({
    ok: false,
    text: expect.any(String),
  })
})

test('the next visit knows who it is at once, also without a connection, then asks for the newest profile', async () => {
  ;(await signedIn()).stop()
  server.calls = []
  const tab = await started()
  expect(tab.session.get()).toMatchObject({ kind: 'customer', user: { email: ada.email } })
  expect(tab.events).toEqual(['in ada@example.test restored'])
  await settle()
  expect(server.calls).toEqual(['GET /api/user/me'])
  expect(tab.events).toHaveLength(1)
  browser.isConnected = false
  server.before = () => {
    throw new TypeError('fetch failed')
  }
  expect((await started()).session.get()).toMatchObject({ kind: 'customer', user: { email: ada.email } })
})

test('signing out clears everything, tells the server and says so unless it is to be silent', async () => {
  const tab = await signedIn()
  const before = tab.engine.credentials.get().token
  await tab.session.logout()
  await settle()
  expect(tab.session.get()).toEqual({ kind: 'guest' })
  expect(tab.events.at(-1)).toBe('out logout')
  expect(tab.said()).toEqual(['logged_in', 'logged_out'])
  expect(server.calls.at(-1)).toBe('POST /api/user/logout')
  expect([...(browser.driver.disk.get('user')?.values() ?? [])]).toEqual([null, null, null])
  const late = await tab.engine.caller.call('userProfile', { token: before })
  expect(late).toMatchObject({ code: 401 })
  await tab.session.login(ada)
  await tab.session.logout({ silent: true })
  expect(tab.said()).toEqual(['logged_in', 'logged_out', 'logged_in'])
})

test('other tabs follow: who signs in or out in one is in or out in all', async () => {
  const here = await started()
  const there = await started()
  await here.session.login(ada)
  await settle()
  expect(there.session.get()).toMatchObject({ kind: 'customer', user: { email: ada.email } })
  expect(there.events).toEqual(['guest', 'in ada@example.test other-tab'])
  expect(there.engine.groupToken()).toBe(here.engine.groupToken())
  await there.session.logout()
  await settle()
  expect(here.session.get()).toEqual({ kind: 'guest' })
  expect(here.events.at(-1)).toBe('out other-tab silent')
  expect(here.said()).toEqual(['logged_in'])
})

test('a tab that slept looks again', async () => {
  const awake = await signedIn()
  const asleep = await started()
  asleep.stop()
  await awake.session.logout()
  expect(asleep.session.get().kind).toBe('customer')
  await asleep.session.lookAgain()
  expect(asleep.session.get()).toEqual({ kind: 'guest' })
})

test('a tab that locked is free again when another signs in', async () => {
  const here = await signedIn()
  const there = await started()
  server.forget()
  await here.pull()
  await settle()
  expect([here.tasks.lock.get(), there.session.get().kind]).toEqual(['locked', 'guest'])
  await there.session.login(ada)
  await settle()
  expect(await here.pull()).toMatchObject({ ok: true })
})

test('a sign-out while another tab refreshes wins', async () => {
  const here = await signedIn()
  const there = await started()
  await settle()
  server.expire()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.after = (path) => (path === '/api/user/refresh' ? promise : undefined)
  const pull = here.pull()
  await settle()
  const out = there.session.logout()
  resolve()
  await Promise.all([pull, out])
  await settle()
  expect([here.session.get(), there.session.get()]).toEqual([{ kind: 'guest' }, { kind: 'guest' }])
  expect(browser.driver.disk.get('user')?.get('current-token')).toBeNull()
})

test('a page that stays open asks for another group token before the old one ends', async () => {
  const tab = await signedIn()
  const before = tab.engine.groupToken()
  await browser.clock.advance(6 * 3_600_000)
  expect(tab.engine.groupToken()).not.toBe(before)
  expect(tab.events.filter((event) => event.startsWith('in'))).toHaveLength(1)
})

test('a browser that stores nothing has a session for as long as the page lives', async () => {
  browser.driver.trouble.write = 'fails'
  browser.driver.trouble.read = 'fails'
  const tab = await signedIn()
  server.expire()
  expect(await tab.pull()).toMatchObject({ ok: true })
  expect(tab.session.get().kind).toBe('customer')
})
