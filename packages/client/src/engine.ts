import type { StoreView } from '@mantel/domain/store'
import type { Caller } from './caller.ts'
import { createSession, type Session } from './catalog/session.ts'
import { type Clock, systemClock } from './clock.ts'
import { type Credentials, nobody } from './credentials.ts'
import { consoleLog, type Log } from './log.ts'
import { createNotifications, type Notifications } from './notifications.ts'
import { createObservable, type Observable } from './observed.ts'
import { alwaysOnline, type Online } from './online.ts'
import type { ShopStorage } from './storage/create-storage.ts'
import { watchCalls } from './watch-calls.ts'

/** What the engine needs to know of a store view. */
export type EngineView = Pick<StoreView, 'code' | 'storeId' | 'website' | 'i18n' | 'prices' | 'catalog' | 'settings'>

/**
 * What everything in the client works with, as its first argument. A browser holds one for as long as its page lives; a
 * server makes one for each request, so that nothing of one visitor reaches the next.
 */
export type Engine = {
  view: EngineView
  /** In a browser a search that fails gives an empty result; on a server it is a failure. */
  place: 'browser' | 'server'
  caller: Caller
  /** null: nothing is kept. */
  storage: ShopStorage | null
  online: Online
  notifications: Notifications
  clock: Clock
  log: Log
  /** Of whoever is signed in. The session writes it, everything else only reads. */
  credentials: Observable<Credentials>
  /** Proves the customer group whose prices are wanted; null for the prices of guests. */
  groupToken(): string | null
  session: Session
}

export type EngineOptions = Pick<Engine, 'view' | 'place' | 'caller'> &
  Partial<Pick<Engine, 'storage' | 'online' | 'notifications' | 'clock' | 'log' | 'groupToken' | 'credentials'>>

export function createEngine(options: EngineOptions): Engine {
  const { view, place, clock = systemClock, online = alwaysOnline, log = consoleLog } = options
  const credentials = options.credentials ?? createObservable(nobody)
  return {
    view,
    place,
    caller: watchCalls(options.caller, online),
    storage: options.storage ?? null,
    online,
    notifications: options.notifications ?? createNotifications(clock),
    clock,
    log,
    credentials,
    groupToken: options.groupToken ?? (() => credentials.get().groupToken),
    session: createSession(),
  }
}
