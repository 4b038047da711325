import type { SavedChange, SavedList } from '@mantel/domain/saved'
import { accountServer } from '../../testing/account-server.ts'
import { type ManualClock, manualClock } from '../../testing/manual-clock.ts'
import { type Browser, createTestBrowser, openTab } from '../../testing/test-browser.ts'
import { openSavedProductList, type SavedProductList } from '../create-saved.ts'
import { createSavedServer } from './saved-server.ts'

const ada = { email: 'ada@example.test', password: 'a long password' }
const skus = [...'ABCDEFGHIJ']
/** Milliseconds in which everything that waits is sent and answered. */
const settleMs = 600_000

type Page = { tab: ReturnType<typeof openTab>; saved: SavedProductList }
type Device = {
  name: string
  browser: Browser
  pages: Page[]
  issued: number
  /** Numbers of changes that a logout may have discarded, or that a guest made: the server need not get them. */
  optional: Set<number>
}
export type HistoryResult = { shown: readonly string[][]; server: readonly string[]; problems: string[] }

/**
 * A random history of one customer's list on three devices, two of them with two pages. Pages close without notice, devices go
 * offline, log in and out, and are used by a guest in between; requests and replies are delayed or lost. `breakServer` changes the
 * server, to show that a fault is found.
 */
export async function runSavedHistory(
  seed: number,
  list: SavedList,
  breakServer: (server: ReturnType<typeof createSavedServer>) => void = () => {},
): Promise<HistoryResult> {
  const random = createRandom(seed)
  const clock = manualClock(1_000_000, drain)
  const server = createSavedServer(accountServer())
  breakServer(server)
  let hasFaults = true
  const fault = async () => {
    if (!hasFaults) return
    if (random() < 0.2) await new Promise<void>((resolve) => clock.later(random() * 8000, resolve))
    if (hasFaults && random() < 0.15) throw new TypeError('fetch failed')
  }
  server.before = fault
  server.after = fault
  const problems: string[] = []
  const devices = ['phone', 'laptop', 'tablet'].map((name) => createDevice(name, clock))

  async function open(device: Device): Promise<void> {
    const { browser, name } = device
    const tab = openTab(browser, server)
    await tab.session.start()
    const saved = await openSavedProductList(tab.engine, tab, list, {
      tabs: browser.tabs('saved'),
      newId: () => `${name}-${device.issued++}`,
    })
    device.pages.push({ tab, saved })
  }
  const close = (device: Device, page: Page) => {
    device.pages = device.pages.filter((one) => one !== page)
    page.saved.stop()
    page.tab.stop()
  }
  const isGuest = ({ tab }: Page) => tab.session.get().kind === 'guest'
  const indexOf = (device: Device, { id }: SavedChange) =>
    id.startsWith(`${device.name}-`) ? Number(id.slice(device.name.length + 1)) : null
  const appliedOf = (device: Device) => server.applied(list).flatMap((change) => indexOf(device, change) ?? [])
  function allowLoss(device: Device): void {
    const applied = new Set(appliedOf(device))
    for (let number = 0; number < device.issued; number++) if (!applied.has(number)) device.optional.add(number)
  }
  async function logIn(device: Device, page: Page): Promise<void> {
    const guestList = page.saved.get().skus
    const before = device.issued
    await page.tab.session.login(ada)
    await clock.advance(100)
    if (isGuest(page)) return
    if (device.issued - before !== guestList.length)
      problems.push(`${device.name} gave ${device.issued - before} of ${guestList.length} products to the customer`)
  }

  async function act(device: Device): Promise<void> {
    const page = pick(random, device.pages)
    if (!page) return open(device)
    const chance = random()
    if (chance < 0.6) {
      const product = { sku: pick(random, skus)!, name: 'x' }
      if (isGuest(page)) device.optional.add(device.issued)
      const change = random() < 0.6 ? page.saved.add(product) : page.saved.remove(product)
      if (random() < 0.5) await change
    } else if (chance < 0.72) device.browser.isConnected = !device.browser.isConnected
    else if (chance < 0.8) close(device, page)
    else if (chance < 0.86 && device.pages.length < 2) await open(device)
    else if (chance < 0.9) void page.saved.synchronise()
    else if (isGuest(page)) await logIn(device, page)
    else if (chance < 0.94) {
      await clock.advance(50)
      await page.tab.session.logout({ silent: true })
      await clock.advance(50)
      allowLoss(device)
    }
  }

  for (const device of devices) await open(device)
  for (const device of devices) await logIn(device, device.pages[0]!)
  const steps = 10 + Math.floor(random() * 40)
  for (let step = 0; step < steps; step++) {
    const device = pick(random, devices)!
    const acting = act(device)
    await clock.advance(1 + random() * 4000)
    await waitFor(acting, clock)
  }

  hasFaults = false
  for (const device of devices) {
    device.browser.isConnected = true
    if (device.pages.length === 0) await waitFor(open(device), clock)
  }
  await clock.advance(settleMs)
  for (const device of devices) if (isGuest(device.pages[0]!)) await waitFor(logIn(device, device.pages[0]!), clock)
  // Two rounds: the second one reads the changes that other pages have sent in the first.
  for (const _round of [1, 2])
    for (const { saved } of devices.flatMap(({ pages }) => pages)) {
      await waitFor(saved.synchronise(), clock)
      await clock.advance(settleMs)
    }

  for (const device of devices) {
    const applied = appliedOf(device)
    if (applied.some((number, at) => at > 0 && number <= applied[at - 1]!))
      problems.push(`${device.name}: applied out of order or twice: ${applied}`)
    const seen = new Set(applied)
    for (let number = 0; number < device.issued; number++)
      if (!seen.has(number) && !device.optional.has(number)) problems.push(`${device.name}: change ${number} was lost`)
  }
  const expected = replay(list === 'compare' ? 6 : 200, server.applied(list))
  if (expected.join() !== server.skus(list).join()) problems.push(`model ${expected}, server ${server.skus(list)}`)
  return {
    shown: devices.flatMap(({ pages }) => pages.map(({ saved }) => saved.get().skus.toReversed())),
    server: server.skus(list),
    problems,
  }
}

/** Lets promise chains of any length end: a read must not time out because the clock moved on too early. */
const drain = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Runs the clock until the promise is settled. */
async function waitFor(promise: Promise<unknown>, clock: ManualClock): Promise<void> {
  let isSettled = false
  const done = promise.finally(() => {
    isSettled = true
  })
  done.catch(() => {})
  for (let turn = 0; turn < 200 && !isSettled; turn++) await clock.advance(1000)
  if (!isSettled) throw new Error('a page does not answer')
  await done
}

function createDevice(name: string, clock: ManualClock): Device {
  return { name, browser: { ...createTestBrowser(), clock }, pages: [], issued: 0, optional: new Set() }
}

/** Computes the list by a simpler rule than the shop's, as a check: applies all changes in their order. */
function replay(limit: number, changes: readonly SavedChange[]): string[] {
  const list: string[] = []
  for (const { type, sku } of changes) {
    const at = list.indexOf(sku)
    if (type === 'remove' && at !== -1) list.splice(at, 1)
    if (type === 'add' && at === -1 && list.length < limit) list.push(sku)
  }
  return list
}

const pick = <T>(random: () => number, from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)]

/** Mulberry32: the same numbers for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
