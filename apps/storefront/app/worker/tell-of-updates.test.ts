import { createNotifications } from '@mantel/client'
import { expect, test } from 'vitest'
import type { Shop } from '../place/shop.ts'
import { type PageSurroundings, tellOfUpdates } from './tell-of-updates.ts'

class FakeWorker extends EventTarget {
  heard: string[] = []
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
    this.heard.push(type)
    port?.postMessage({ pages: this.pages })
  }
}

function setUp({ waiting = null as FakeWorker | null } = {}) {
  const notifications = createNotifications()
  const workers = new EventTarget()
  const registration = Object.assign(new EventTarget(), { waiting, installing: null as FakeWorker | null, updates: 0 })
  const update = async () => void registration.updates++
  const page = { pages: 'A', reloads: 0, at: 0, look: (_isBackOnline: boolean) => {}, wait: () => {} }
  const surroundings: PageSurroundings = {
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
  tellOfUpdates(shop, workers as never, Object.assign(registration, { update }) as never, surroundings)
  const shown = () => notifications.get().map(({ message }) => message)
  const deploy = async (pages: string) => {
    const worker = new FakeWorker(pages)
    registration.installing = worker
    registration.dispatchEvent(new Event('updatefound'))
    worker.become('installed')
    await expect.poll(shown, { timeout: 10_000 }).toEqual([{ text: 'status.update' }])
    return worker
  }
  const takeOver = () => workers.dispatchEvent(new Event('controllerchange'))
  return { notifications, registration, page, shown, deploy, takeOver }
}

test('an older page says that there is a newer one, and is loaded anew once when its reader says so', async () => {
  const { notifications, page, deploy, takeOver } = setUp()
  const worker = await deploy('B')
  takeOver()
  expect([page.reloads, worker.heard]).toEqual([0, ['which-build']])
  notifications.act(1, 'action1')
  expect([page.reloads, worker.heard]).toEqual([0, ['which-build', 'take-over']])
  takeOver()
  takeOver()
  expect(page.reloads).toBe(1)
})

test('a worker that the old one keeps waiting is told again, and the page is loaded anew when it is in charge', async () => {
  const { notifications, page, deploy, takeOver } = setUp()
  const worker = await deploy('B')
  notifications.act(1, 'action1')
  page.wait()
  page.wait()
  expect([page.reloads, worker.heard]).toEqual([0, ['which-build', 'take-over', 'take-over', 'take-over']])
  worker.become('activating')
  page.wait()
  expect([page.reloads, worker.heard.length]).toEqual([0, 4])
  takeOver()
  for (let again = 0; again < 20; again++) page.wait()
  expect([page.reloads, worker.heard.length]).toEqual([1, 4])
})

test('an old worker that never gives way holds nobody up; if it does after all, the page is asked of the new one', async () => {
  const { notifications, page, deploy, takeOver } = setUp()
  const worker = await deploy('B')
  notifications.act(1, 'action1')
  for (let telling = 1; telling < 10; telling++) page.wait()
  expect([page.reloads, worker.heard.length]).toEqual([0, 11])
  page.wait()
  page.wait()
  expect([page.reloads, worker.heard.length]).toEqual([1, 11])
  takeOver()
  takeOver()
  expect(page.reloads).toBe(2)
})

test('a page of the new build lets its worker take over without a word', async () => {
  const waiting = new FakeWorker('A')
  waiting.state = 'installed'
  const { page, shown, takeOver } = setUp({ waiting })
  await expect.poll(() => waiting.heard, { timeout: 10_000 }).toEqual(['which-build', 'take-over'])
  page.wait()
  expect(waiting.heard).toEqual(['which-build', 'take-over', 'take-over'])
  waiting.become('activated')
  takeOver()
  page.wait()
  expect([shown(), page.reloads, waiting.heard.length]).toEqual([[], 0, 3])
})

test.each(['activated', 'redundant'])(
  'where the worker is %s by then, the page is loaded anew at once',
  async (state) => {
    const { notifications, page, deploy } = setUp()
    const worker = await deploy('B')
    worker.become(state)
    notifications.act(1, 'action1')
    expect([page.reloads, worker.heard]).toEqual([1, ['which-build']])
  },
)

test('a tab looks for a newer worker when it is connected again, else now and then', () => {
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
