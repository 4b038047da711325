import type { SolveBotChallenge } from '../answer-challenges.ts'
import { createCaller } from '../caller.ts'
import { noCredentials } from '../credentials.ts'
import { createEngine, type EngineView } from '../engine.ts'
import { createObservable } from '../observed.ts'
import { createOnline } from '../online.ts'
import { createAccount } from '../session/create-account.ts'
import { sessionChannelName } from '../session/tokens.ts'
import { createStorage } from '../storage/create-storage.ts'
import { singleTab, type Tabs } from '../tabs.ts'
import type { AccountServer } from './account-server.ts'
import { type FakeDriver, fakeDriver } from './fake-driver.ts'
import { type ManualClock, manualClock } from './manual-clock.ts'
import { testView } from './test-view.ts'

/** The disk, the locks and the channels that the tabs of a browser share. */
export function createTestBrowser({ locks = true, realDisk = false }: { locks?: boolean; realDisk?: boolean } = {}) {
  const shared = singleTab()
  const channels = new Map<string, Set<(message: unknown) => void>>()
  const browser = {
    /** The tabs are suspended: they miss the messages of the others. */
    losesMessages: false,
    realDisk,
    driver: fakeDriver() as FakeDriver,
    clock: manualClock() as ManualClock,
    isConnected: true,
    solveBotChallenge: (async () => null) as SolveBotChallenge,
    /** Creates the locks and the channel of one page or worker. */
    tabs(name = sessionChannelName('w')): Tabs {
      const listeners = channels.get(name) ?? new Set()
      channels.set(name, listeners)
      const own = new Set<(message: unknown) => void>()
      return {
        withLock: locks ? (part, work) => shared.withLock(`${name}-${part}`, work) : singleTab().withLock,
        broadcast(message) {
          if (browser.losesMessages) return
          for (const listener of [...listeners]) if (!own.has(listener)) listener(message)
        },
        listen(listener) {
          own.add(listener)
          listeners.add(listener)
          return () => void listeners.delete(listener)
        },
      }
    },
  }
  return browser
}

export type Browser = ReturnType<typeof createTestBrowser>

let ids = 0

/** Opens a page of the shop in that browser. */
export function openTab(browser: Browser, server: AccountServer, settings: Partial<EngineView['settings']> = {}) {
  const { driver, clock } = browser
  const logged: string[] = []
  const log = {
    warn: (message: string) => void logged.push(message),
    error: (message: string) => void logged.push(message),
  }
  const credentials = createObservable(noCredentials)
  const engine = createEngine({
    view: { ...testView, settings: { ...testView.settings, ...settings } },
    runtime: 'browser',
    caller: createCaller({ fetch: server.fetch, baseUrl: '', storeCode: 'de', tokenIn: 'header' }),
    storage: createStorage({
      storeCode: 'de',
      website: 'w',
      clock,
      log,
      openDriver: browser.realDisk ? undefined : () => driver,
    }),
    online: createOnline({ isConnected: () => browser.isConnected, events: null, clock }),
    credentials,
    clock,
    log,
  })
  const waiting: boolean[] = []
  const account = createAccount({
    engine,
    onWaitingTasks: (isWaiting) => waiting.push(isWaiting),
    tabs: browser.tabs(),
    newId: () => `task-${++ids}`,
    solveBotChallenge: (challenge) => browser.solveBotChallenge(challenge),
  })
  const shownMessages = () =>
    engine.notifications.get().map(({ message }) => ('key' in message ? message.key : message.text))
  return {
    ...account,
    engine,
    shownMessages,
    logged,
    waiting,
    pull: () => account.tasks.run('cartPull', { query: { cartId: '7' } }),
  }
}
