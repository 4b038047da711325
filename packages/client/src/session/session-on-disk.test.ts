import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { accountServer } from '../testing/account-server.ts'
import { createTestBrowser, openTab } from '../testing/test-browser.ts'

const ada = { email: 'ada@example.test', password: 'a long password' }

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => vi.unstubAllGlobals())

it('restores the session from IndexedDB, refreshes it once for two pages and removes it on logout', async () => {
  const server = accountServer()
  const browser = createTestBrowser({ realDisk: true })
  const open = async () => {
    const tab = openTab(browser, server)
    await tab.session.start()
    return tab
  }
  const first = await open()
  expect(await first.session.login(ada)).toMatchObject({ ok: true })
  const second = await open()
  expect(second.session.get()).toMatchObject({ kind: 'customer', user: { email: ada.email } })

  for (let hour = 0; hour < 10; hour++) {
    server.expire()
    const refreshed = server.refreshes
    for (const outcome of await Promise.all([first.pull(), second.pull(), second.pull()]))
      expect(outcome).toMatchObject({ ok: true })
    expect(server.refreshes - refreshed).toBe(1)
  }

  await second.session.logout()
  await vi.waitFor(() => expect(first.session.get()).toEqual({ kind: 'guest' }), 20_000)
  expect((await open()).session.get()).toEqual({ kind: 'guest' })
  expect(server.reuses).toBe(0)
})

it('sends a queued task of one page once from the next', async () => {
  const server = accountServer()
  const browser = createTestBrowser({ realDisk: true })
  const tab = openTab(browser, server)
  await tab.session.start()
  await tab.session.login(ada)
  browser.isConnected = false
  await tab.tasks.queue.add('userUpdate', { body: { customer: { email: ada.email, firstname: 'A', lastname: 'B' } } })
  tab.stop()
  browser.isConnected = true
  const pages = [openTab(browser, server), openTab(browser, server)]
  await Promise.all(pages.map((page) => page.session.start()))
  await Promise.all(pages.map((page) => page.tasks.queue.process()))
  expect(server.calls.filter((call) => call === 'POST /api/user/me')).toHaveLength(1)
})
