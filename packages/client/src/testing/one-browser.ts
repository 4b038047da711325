import { createCaller } from '../caller.ts'
import { lonelyTab, type Tabs } from '../cart/tabs.ts'
import { nobody } from '../credentials.ts'
import { createEngine, type EngineView } from '../engine.ts'
import { createObservable } from '../observed.ts'
import { createOnline } from '../online.ts'
import { createAccount } from '../session/create-account.ts'
import { sessionTabs } from '../session/tokens.ts'
import { createStorage } from '../storage/create-storage.ts'
import type { AccountServer } from './account-server.ts'
import { type FakeDriver, fakeDriver } from './fake-driver.ts'
import { type ManualClock, manualClock } from './manual-clock.ts'
import { testView } from './test-view.ts'

/** One disk, one set of locks, one channel: what the tabs of a browser share. */
export function oneBrowser({ locks = true, realDisk = false }: { locks?: boolean; realDisk?: boolean } = {}) {
  const shared = lonelyTab()
  const channels = new Map<string, Set<(message: unknown) => void>>()
  return {
    realDisk,
    driver: fakeDriver() as FakeDriver,
    clock: manualClock() as ManualClock,
    isConnected: true,
    /** For one page or worker. */
    tabs(name = sessionTabs('w')): Tabs {
      const heard = channels.get(name) ?? new Set()
      channels.set(name, heard)
      const own = new Set<(message: unknown) => void>()
      return {
        alone: locks ? (part, work) => shared.alone(`${name}-${part}`, work) : lonelyTab().alone,
        tell(message) {
          for (const listener of [...heard]) if (!own.has(listener)) listener(message)
        },
        listen(listener) {
          own.add(listener)
          heard.add(listener)
          return () => void heard.delete(listener)
        },
      }
    },
  }
}

export type Browser = ReturnType<typeof oneBrowser>

let ids = 0

/** A page of the shop in that browser. */
export function openTab(browser: Browser, server: AccountServer, settings: Partial<EngineView['settings']> = {}) {
  const { driver, clock } = browser
  const logged: string[] = []
  const log = {
    warn: (message: string) => void logged.push(message),
    error: (message: string) => void logged.push(message),
  }
  const credentials = createObservable(nobody)
  const engine = createEngine({
    view: { ...testView, settings: { ...testView.settings, ...settings } },
    place: 'browser',
    caller: createCaller({ fetch: server.fetch, baseUrl: '', storeCode: 'de', tokenIn: 'header' }),
    storage: createStorage({
      storeCode: 'de',
      website: 'w',
      clock,
      log,
      ...(!browser.realDisk && { openDriver: () => driver }),
    }),
    online: createOnline({ isConnected: () => browser.isConnected, events: null, clock }),
    credentials,
    clock,
    log,
  })
  const account = createAccount({ engine, tabs: browser.tabs(), newId: () => `task-${++ids}` })
  const said = () => engine.notifications.get().map(({ message }) => ('key' in message ? message.key : message.text))
  return { ...account, engine, said, logged, pull: () => account.tasks.run('cartPull', { query: { cartId: '7' } }) }
}
