import { beforeEach, expect, it } from 'vitest'
import { reportMissingPage } from '../catalog/report-missing-page.ts'
import { accountServer } from '../testing/account-server.ts'
import { flushPromises } from '../testing/manual-clock.ts'
import { type Browser, createTestBrowser, openTab } from '../testing/test-browser.ts'
import type { QueuedTask } from './tasks.ts'

const ada = { email: 'ada@example.test', password: 'a long password' }
const change = { body: { customer: { email: 'x@y.test', firstname: 'A', lastname: 'B' } } }
let server = accountServer()
let browser: Browser
let tab: ReturnType<typeof openTab>
const updates = () => server.calls.filter((call) => call === 'POST /api/user/me').length

beforeEach(async () => {
  server = accountServer()
  server.answers.set('/api/user/me', {
    code: 200,
    result: { id: 1, email: ada.email, firstname: 'Ada', lastname: 'L' },
  })
  browser = createTestBrowser()
  tab = openTab(browser, server)
  await tab.session.start()
  await tab.session.login(ada)
})

it('sends tasks that were queued offline once online, even after a reload', async () => {
  browser.isConnected = false
  await tab.tasks.queue.add('userUpdate', change, { callbackEvent: 'profile' })
  tab.stop()
  browser.isConnected = true
  const secondTab = openTab(browser, server)
  const done: QueuedTask[] = []
  secondTab.tasks.queue.onDone('profile', (task) => done.push(task))
  await secondTab.session.start()
  await secondTab.tasks.queue.process()
  expect(updates()).toBe(1)
  expect(done).toMatchObject([{ transmited: true, resultCode: 200, callback_event: 'profile' }])
  await secondTab.tasks.queue.process()
  expect(updates()).toBe(1)
})

it('sends a task once from two tabs', async () => {
  const other = openTab(browser, server)
  await other.session.start()
  browser.isConnected = false
  await tab.tasks.queue.add('userUpdate', change)
  await flushPromises()
  browser.isConnected = true
  await Promise.all([tab.tasks.queue.process(), other.tasks.queue.process(), tab.tasks.queue.process()])
  expect(updates()).toBe(1)
})

it('gives up a task after three attempts without a reply', async () => {
  server.before = (path) => {
    if (path === '/api/user/me') throw new TypeError('fetch failed')
  }
  const id = await tab.tasks.queue.add('userUpdate', change, { callbackEvent: 'profile' })
  const done: QueuedTask[] = []
  tab.tasks.queue.onDone('profile', (task) => done.push(task))
  for (let tries = 0; tries < 5; tries++) await tab.tasks.queue.process()
  expect(updates()).toBe(3)
  expect(done).toMatchObject([{ transmited: false, attempts: 3, resultCode: null }])
  expect(await tab.tasks.queue.find(id)).toBeNull()
})

it('retries a task after a pause when the server is busy', async () => {
  server.answers.set('/api/user/me', { code: 503, result: 'busy' })
  const done: QueuedTask[] = []
  tab.tasks.queue.onDone('profile', (task) => done.push(task))
  await tab.tasks.queue.add('userUpdate', change, { callbackEvent: 'profile', silent: true })
  await flushPromises()
  expect([updates(), done]).toEqual([1, []])
  server.answers.set('/api/user/me', { code: 200, result: { id: 1 } })
  await browser.clock.advance(4999)
  expect(updates()).toBe(1)
  await browser.clock.advance(1)
  expect(done).toMatchObject([{ transmited: true, attempts: 2, resultCode: 200 }])
})

it('keeps a requested result for a day', async () => {
  const id = await tab.tasks.queue.add('userUpdate', change, { isResultCacheable: true })
  await tab.tasks.queue.process()
  expect(await tab.tasks.queue.find(id)).toMatchObject({ transmited: true, resultCode: 200, result: { id: 1 } })
  await browser.clock.advance(86_400_001)
  await tab.tasks.queue.process()
  expect(await tab.tasks.queue.find(id)).toBeNull()
})

it('replaces a waiting task that has the same id', async () => {
  browser.isConnected = false
  await tab.tasks.queue.add('userUpdate', change, { id: 'profile' })
  await tab.tasks.queue.add('userUpdate', change, { id: 'profile' })
  browser.isConnected = true
  await tab.tasks.queue.process()
  expect(updates()).toBe(1)
})

it('never sends a task of another customer', async () => {
  browser.isConnected = false
  await tab.tasks.queue.add('userUpdate', change)
  const stored = structuredClone([...(browser.driver.disk.get('tasks') ?? [])])
  browser.isConnected = true
  await tab.session.logout()
  for (const [key, task] of stored) browser.driver.disk.get('tasks')?.set(key, { ...(task as object), owner: 2 })
  await tab.session.login(ada)
  await tab.tasks.queue.process()
  expect(updates()).toBe(0)
  expect(browser.driver.disk.get('tasks')?.size).toBe(0)
})

it('shows a refusal and does not repeat the task', async () => {
  server.answers.set('/api/user/me', { code: 400, result: 'Taken' })
  await tab.tasks.queue.add('userUpdate', change)
  await tab.tasks.queue.process()
  await tab.tasks.queue.process()
  expect(updates()).toBe(1)
  expect(tab.shownMessages()).toContain('Taken')
})

it('stores a task under the field names of the specification', async () => {
  browser.isConnected = false
  const id = await tab.tasks.queue.add('userUpdate', change, { callbackEvent: 'profile', silent: true })
  expect(browser.driver.disk.get('tasks')?.get(id)).toEqual({
    task_id: id,
    url: '/api/user/me',
    payload: { method: 'POST', headers: {}, body: JSON.stringify(change.body) },
    transmited: false,
    transmited_at: null,
    result: null,
    resultCode: null,
    callback_event: 'profile',
    silent: true,
    is_result_cacheable: false,
    created_at: browser.clock.now(),
    updated_at: browser.clock.now(),
    call: 'userUpdate',
    owner: 1,
    attempts: 0,
  })
})

it('sends a report that was queued offline once, after a reload, whoever is signed in', async () => {
  const reports = () => server.calls.filter((call) => call === 'POST /api/ext/page-not-found').length
  browser.isConnected = false
  await reportMissingPage(tab.engine, tab.tasks.queue, '/old/page')
  await flushPromises()
  expect([reports(), tab.waiting.at(-1)]).toEqual([0, true])
  tab.stop()
  browser.isConnected = true
  const stored = [...(browser.driver.disk.get('tasks') ?? [])].map(([, task]) => task as QueuedTask)
  expect(stored).toMatchObject([{ url: '/api/ext/page-not-found', silent: true }])
  const report = { requestUrl: '/old/page', storeId: 2, referrer: '' }
  expect(JSON.parse(stored[0]?.payload.body ?? '')).toEqual({ report })
  for (const task of stored) browser.driver.disk.get('tasks')?.set(task.task_id, { ...task, owner: null })
  const secondTab = openTab(browser, server)
  await secondTab.session.start()
  await secondTab.tasks.queue.process()
  await secondTab.tasks.queue.process()
  expect([reports(), secondTab.waiting.at(-1), browser.driver.disk.get('tasks')?.size]).toEqual([1, false, 0])
})
