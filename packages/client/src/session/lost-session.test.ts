import { beforeEach, expect, it } from 'vitest'
import { accountServer } from '../testing/account-server.ts'
import { flushPromises } from '../testing/manual-clock.ts'
import { type Browser, createTestBrowser, openTab } from '../testing/test-browser.ts'

const ada = { email: 'ada@example.test', password: 'a long password' }
const guest = { kind: 'guest' }
const lost = { kind: 'guest', isSessionLost: true }
let server = accountServer()
let browser: Browser

beforeEach(() => {
  server = accountServer()
  browser = createTestBrowser()
})

async function started() {
  const tab = openTab(browser, server)
  await tab.session.start()
  await flushPromises()
  return tab
}

/** Two tabs of a customer whose session the server has ended; the first has noticed it. */
async function lostInTwoTabs() {
  const here = await started()
  await here.session.login(ada)
  const there = await started()
  server.forget()
  await here.pull()
  await flushPromises()
  return { here, there }
}

it('distinguishes a lost session from a logout, in all tabs', async () => {
  const { here, there } = await lostInTwoTabs()
  expect([here.session.get(), there.session.get()]).toEqual([lost, lost])
  await here.session.login(ada)
  await there.session.logout()
  await flushPromises()
  expect([here.session.get(), there.session.get()]).toEqual([guest, guest])
})

it('remembers a lost session when the page is shown again, and after a failed login', async () => {
  const { here } = await lostInTwoTabs()
  await here.session.reread()
  await here.session.login({ ...ada, password: 'wrong' })
  server.answers.set('/api/user/me', { code: 500, result: 'broken' })
  await here.session.login(ada)
  expect(here.session.get()).toEqual(lost)
})

it("does not report a guest's failed login as a lost session", async () => {
  const tab = await started()
  server.answers.set('/api/user/me', { code: 500, result: 'broken' })
  await tab.session.login(ada)
  expect(tab.session.get()).toEqual(guest)
})

it('forgets the lost session at a logout', async () => {
  const { here } = await lostInTwoTabs()
  await here.session.logout({ silent: true })
  expect(here.session.get()).toEqual(guest)
})

it('asks to log in when two calls notice the end of the session while the disk is slow', async () => {
  const tab = await started()
  await tab.session.login(ada)
  let requests = 0
  tab.session.onSignInNeeded(() => void requests++)
  server.forget()
  const held: (() => void)[] = []
  server.after = (path) =>
    path === '/api/cart/pull' ? new Promise<void>((resolve) => void held.push(resolve)) : undefined
  const calls = [tab.pull(), tab.pull()]
  await flushPromises()
  browser.driver.failure.write = 'hangs'
  held[0]?.()
  await flushPromises()
  held[1]?.()
  await flushPromises()
  browser.driver.failure.write = null
  browser.driver.release()
  await Promise.all(calls)
  await flushPromises()
  expect({ session: tab.session.get(), requests }).toEqual({ session: lost, requests: 1 })
})
