import type { StoreView } from '@mantel/domain/store'
import type { Caller } from './caller.ts'
import {
  createDeprecatedProductMutations,
  type DeprecatedProductMutations,
} from './catalog/product/deprecated-mutations.ts'
import { createRequestCache, type RequestCache } from './catalog/request-cache.ts'
import { type Clock, systemClock } from './clock.ts'
import { type Credentials, noCredentials } from './credentials.ts'
import type { EngineEvents } from './engine-events.ts'
import { consoleLog, type Log } from './log.ts'
import { logUnreadableReplies } from './log-unreadable-replies.ts'
import { createNotifications, type Notifications } from './notifications.ts'
import { createObservable, type Observable } from './observed.ts'
import { alwaysOnline, type Online } from './online.ts'
import { reportReachability } from './report-reachability.ts'
import type { ShopStorage } from './storage/create-storage.ts'

/** The part of a store view that the engine needs. */
export type EngineView = Pick<
  StoreView,
  'code' | 'storeId' | 'website' | 'i18n' | 'prices' | 'catalog' | 'settings' | 'endpoints' | 'prefix'
> & {
  /** The largest quantity of one cart line; undefined: no limit. */
  maxLineQuantity?: number
}

/**
 * The first argument of all functions of the client. A browser keeps one for the life of its page; a server creates one
 * per request, so that no data of one visitor reaches the next.
 */
export type Engine = {
  view: EngineView
  /** In a browser a failed search gives an empty result; on a server it is a failure. */
  runtime: 'browser' | 'server'
  caller: Caller
  /** The browser's storage; null if nothing is stored. */
  storage: ShopStorage | null
  online: Online
  notifications: Notifications
  clock: Clock
  log: Log
  /** Credentials of the signed-in customer. The session writes them, everything else only reads them. */
  credentials: Observable<Credentials>
  /** Proves the customer group whose prices are requested; null for guest prices. */
  groupToken(): string | null
  requestCache: RequestCache
  /** Events of the shopper's actions, for statistics. */
  events: EngineEvents
  /** Deprecated: all of them log an error. */
  productMutations: DeprecatedProductMutations
}

export type EngineOptions = Pick<Engine, 'view' | 'runtime' | 'caller'> &
  Partial<Pick<Engine, 'storage' | 'online' | 'notifications' | 'clock' | 'log' | 'groupToken' | 'credentials'>>

export function createEngine(options: EngineOptions): Engine {
  const { view, runtime, clock = systemClock, online = alwaysOnline, log = consoleLog } = options
  const credentials = options.credentials ?? createObservable(noCredentials)
  return {
    view,
    runtime,
    caller: reportReachability(logUnreadableReplies(options.caller, log), online),
    storage: options.storage ?? null,
    online,
    notifications: options.notifications ?? createNotifications(clock),
    clock,
    log,
    credentials,
    groupToken: options.groupToken ?? (() => credentials.get().groupToken),
    requestCache: createRequestCache(),
    events: [],
    productMutations: createDeprecatedProductMutations(log),
  }
}
