import { beforeEach, expect, it } from 'vitest'
import { type AccountServer, accountServer } from '../testing/account-server.ts'
import { flushPromises } from '../testing/manual-clock.ts'
import { type Browser, createTestBrowser, openTab } from '../testing/test-browser.ts'

const ada = { email: 'ada@example.test', password: 'a long password' }
const hourMs = 3_600_000
let server: AccountServer
let browser: Browser

beforeEach(() => {
  server = accountServer()
  browser = createTestBrowser()
})

async function openPage() {
  const tab = openTab(browser, server)
  await tab.session.start()
  return tab
}

async function signedInPage() {
  const tab = await openPage()
  await tab.session.login(ada)
  return tab
}

/** The profile that the server sends from now on. Its group token is valid for 12 hours. */
function giveGroupToken(): string {
  const exp = (browser.clock.now() + 12 * hourMs) / 1000
  const groupToken = `head.${btoa(JSON.stringify({ exp }))}.signature`
  const result = { id: 1, email: ada.email, firstname: 'Ada', lastname: 'Love', group_id: 1, groupToken }
  server.answers.set('/api/user/me', { code: 200, result })
  return groupToken
}

const profileCalls = () => server.calls.filter((call) => call === 'GET /api/user/me').length

it('reloads the profile when a suspended page is shown and its group token has expired', async () => {
  giveGroupToken()
  const tab = await signedInPage()
  tab.stop()
  await browser.clock.advance(13 * hourMs)
  const renewed = giveGroupToken()
  await tab.session.reread()
  await flushPromises()
  expect(tab.engine.groupToken()).toBe(renewed)
  const calls = profileCalls()
  await tab.session.reread()
  await flushPromises()
  expect(profileCalls()).toBe(calls)
})

it('renews the group token of a page whose customer signed in on another page', async () => {
  const page = await openPage()
  const other = await signedInPage()
  await flushPromises()
  other.stop()
  const before = page.engine.groupToken()
  expect(before).toMatch(/^group-/)
  await browser.clock.advance(6 * hourMs)
  expect(page.engine.groupToken()).not.toBe(before)
})

it('repeats a failed reload of the profile', async () => {
  const tab = await signedInPage()
  const before = tab.engine.groupToken()
  server.answers.set('/api/user/me', { code: 500, result: 'broken' })
  await browser.clock.advance(6 * hourMs)
  expect(tab.engine.groupToken()).toBe(before)
  server.answers.clear()
  await browser.clock.advance(5 * 60_000)
  expect(tab.engine.groupToken()).not.toBe(before)
})

it('keeps the shown customer while the stored profile is unchanged', async () => {
  const tab = await signedInPage()
  const shown = tab.session.get()
  await tab.session.reread()
  expect(tab.session.get()).toBe(shown)
  await tab.session.reloadProfile()
  expect(tab.session.get()).not.toBe(shown)
})
