import type { SyncTag } from './messages.ts'
import type { WorkerSettings } from './settings.ts'

/** The parts of ServiceWorkerGlobalScope that the worker uses. The project compiles with the DOM types, which do not include it. */
export type WorkerScope = {
  location: { origin: string }
  caches: CacheStorage
  clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly { visibilityState: string }[]>
    openWindow(url: string): Promise<unknown>
  }
  registration: {
    navigationPreload?: { enable(): Promise<void> }
    showNotification?(title: string, options: { tag: string; data: unknown }): Promise<void>
  }
  indexedDB: { databases?(): Promise<{ name?: string }[]> }
  Notification?: { permission: string }
  skipWaiting(): Promise<void>
  /** The server prepends these settings to the worker's code. */
  workerSettings: WorkerSettings
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void
}

export type ExtendableEvent = { waitUntil(work: Promise<unknown>): void }
export type FetchEvent = ExtendableEvent & {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  respondWith(reply: Promise<Response>): void
}
export type WorkerMessageEvent = ExtendableEvent & { data: unknown; ports: readonly MessagePort[] }

export type SyncEvent = ExtendableEvent & { tag: SyncTag }
export type NotificationClickEvent = ExtendableEvent & { notification: { data: unknown; close(): void } }

type WorkerEvents = {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  message: WorkerMessageEvent
  sync: SyncEvent
  notificationclick: NotificationClickEvent
}
