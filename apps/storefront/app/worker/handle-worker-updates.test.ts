import { createNotifications } from '@mantel/client'
import { expect, it } from 'vitest'
import type { Shop } from '../store/shop.ts'
import { handleWorkerUpdates, type PageEnvironment } from './handle-worker-updates.ts'

class FakeWorker extends EventTarget {
  messages: string[] = []
  state = 'installing'
  readonly pages: string
  constructor(pages: string) {
    super()
    this.pages = pages
  }
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
  postMessage({ type }: { type: string }, [port]: MessagePort[]) {
    this.messages.push(type)
    port?.postMessage({ pages: this.pages })
  }
}

function setUp({ waiting = null as FakeWorker | null } = {}) {
  const notifications = createNotifications()
  const workers = new EventTarget()
  const registration = Object.assign(new EventTarget(), { waiting, installing: null as FakeWorker | null, updates: 0 })
  const update = async () => void registration.updates++
  const page = { pages: 'A', reloads: 0, at: 0, look: (_isBackOnline: boolean) => {}, wait: () => {} }
  const environment: PageEnvironment = {
    pages: page.pages,
    reload: () => page.reloads++,
    now: () => page.at,
    later: (_ms, run) => {
      page.wait = () => {
        page.wait = () => {}
        run()
      }
    },
    onReturn: (look) => {
      page.look = look
    },
  }
  const shop = { engine: { notifications }, t: (key: string) => key } as unknown as Shop
  handleWorkerUpdates(shop, workers as never, Object.assign(registration, { update }) as never, environment)
  const shown = () => notifications.get().map(({ message }) => message)
  const deploy = async (pages: string) => {
    const worker = new FakeWorker(pages)
    registration.installing = worker
    registration.dispatchEvent(new Event('updatefound'))
    worker.become('installed')
    await expect.poll(shown, { timeout: 20_000 }).toEqual([{ text: 'status.update' }])
    return worker
  }
  const takeOver = () => workers.dispatchEvent(new Event('controllerchange'))
  return { notifications, registration, page, shown, deploy, takeOver }
}

it('offers an update on an older page and reloads it once when the visitor accepts', async () => {
  const { notifications, page, deploy, takeOver } = setUp()
  const worker = await deploy('B')
  takeOver()
  expect([page.reloads, worker.messages]).toEqual([0, ['which-build']])
  notifications.act(1, 'action1')
  expect([page.reloads, worker.messages]).toEqual([0, ['which-build', 'take-over']])
  takeOver()
  takeOver()
  expect(page.reloads).toBe(1)
})

it('repeats the take-over message until the new worker activates, then reloads the page', async () => {
  const { notifications, page, deploy, takeOver } = setUp()
  const worker = await deploy('B')
  notifications.act(1, 'action1')
  page.wait()
  page.wait()
  expect([page.reloads, worker.messages]).toEqual([0, ['which-build', 'take-over', 'take-over', 'take-over']])
  worker.become('activating')
  page.wait()
  expect([page.reloads, worker.messages.length]).toEqual([0, 4])
  takeOver()
  for (let again = 0; again < 20; again++) page.wait()
  expect([page.reloads, worker.messages.length]).toEqual([1, 4])
})

it('reloads after the last attempt and again if the worker takes over later', async () => {
  const { notifications, page, deploy, takeOver } = setUp()
  const worker = await deploy('B')
  notifications.act(1, 'action1')
  for (let telling = 1; telling < 10; telling++) page.wait()
  expect([page.reloads, worker.messages.length]).toEqual([0, 11])
  page.wait()
  page.wait()
  expect([page.reloads, worker.messages.length]).toEqual([1, 11])
  takeOver()
  takeOver()
  expect(page.reloads).toBe(2)
})

it('activates a worker of the page’s own build without a notification', async () => {
  const waiting = new FakeWorker('A')
  waiting.state = 'installed'
  const { page, shown, takeOver } = setUp({ waiting })
  await expect.poll(() => waiting.messages, { timeout: 20_000 }).toEqual(['which-build', 'take-over'])
  page.wait()
  expect(waiting.messages).toEqual(['which-build', 'take-over', 'take-over'])
  waiting.become('activated')
  takeOver()
  page.wait()
  expect([shown(), page.reloads, waiting.messages.length]).toEqual([[], 0, 3])
})

it.each(['activated', 'redundant'])('reloads immediately if the worker is already %s', async (state) => {
  const { notifications, page, deploy } = setUp()
  const worker = await deploy('B')
  worker.become(state)
  notifications.act(1, 'action1')
  expect([page.reloads, worker.messages]).toEqual([1, ['which-build']])
})

it('checks for a new worker when back online, otherwise every 15 minutes', () => {
  const { page, registration } = setUp()
  page.look(false)
  expect(registration.updates).toBe(0)
  page.look(true)
  expect(registration.updates).toBe(1)
  page.at = 15 * 60_000
  page.look(false)
  page.look(false)
  expect(registration.updates).toBe(2)
})
