import { beforeEach, expect, test } from 'vitest'
import { accountServer } from '../testing/account-server.ts'
import { settle } from '../testing/manual-clock.ts'
import { type Browser, oneBrowser, openTab } from '../testing/one-browser.ts'
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
  browser = oneBrowser()
  tab = openTab(browser, server)
  await tab.session.start()
  await tab.session.login(ada)
})

test('what is queued without a connection is sent once there is one, also after a reload', async () => {
  browser.isConnected = false
  await tab.tasks.queue.add('userUpdate', change, { event: 'profile' })
  tab.stop()
  browser.isConnected = true
  const again = openTab(browser, server)
  const done: QueuedTask[] = []
  again.tasks.queue.onDone('profile', (task) => done.push(task))
  await again.session.start()
  await again.tasks.queue.process()
  expect(updates()).toBe(1)
  expect(done).toMatchObject([{ transmitted: true, resultCode: 200, event: 'profile' }])
  await again.tasks.queue.process()
  expect(updates()).toBe(1)
})

test('two tabs send it once', async () => {
  const other = openTab(browser, server)
  await other.session.start()
  browser.isConnected = false
  await tab.tasks.queue.add('userUpdate', change)
  await settle()
  browser.isConnected = true
  await Promise.all([tab.tasks.queue.process(), other.tasks.queue.process(), tab.tasks.queue.process()])
  expect(updates()).toBe(1)
})

test('after three attempts without an answer a task is given up', async () => {
  server.before = (path) => {
    if (path === '/api/user/me') throw new TypeError('fetch failed')
  }
  const id = await tab.tasks.queue.add('userUpdate', change, { event: 'profile' })
  const done: QueuedTask[] = []
  tab.tasks.queue.onDone('profile', (task) => done.push(task))
  for (let tries = 0; tries < 5; tries++) await tab.tasks.queue.process()
  expect(updates()).toBe(3)
  expect(done).toMatchObject([{ transmitted: false, attempts: 3, resultCode: null }])
  expect(await tab.tasks.queue.find(id)).toBeNull()
})

test('a result is kept when it was asked for, for a day', async () => {
  const id = await tab.tasks.queue.add('userUpdate', change, { isResultKept: true })
  await tab.tasks.queue.process()
  expect(await tab.tasks.queue.find(id)).toMatchObject({ transmitted: true, resultCode: 200, result: { id: 1 } })
  await browser.clock.advance(86_400_001)
  await tab.tasks.queue.process()
  expect(await tab.tasks.queue.find(id)).toBeNull()
})

test('a task with the id of one that waits takes its place', async () => {
  browser.isConnected = false
  await tab.tasks.queue.add('userUpdate', change, { id: 'profile' })
  await tab.tasks.queue.add('userUpdate', change, { id: 'profile' })
  browser.isConnected = true
  await tab.tasks.queue.process()
  expect(updates()).toBe(1)
})

test("nobody's session carries what another customer queued", async () => {
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

test('a refusal is an answer: it is told and not repeated', async () => {
  server.answers.set('/api/user/me', { code: 400, result: 'Taken' })
  await tab.tasks.queue.add('userUpdate', change)
  await tab.tasks.queue.process()
  await tab.tasks.queue.process()
  expect(updates()).toBe(1)
  expect(tab.said()).toContain('Taken')
})
