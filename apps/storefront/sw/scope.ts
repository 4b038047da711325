import type { SyncTag } from './messages.ts'
import type { WorkerSettings } from './settings.ts'

/** What the worker uses of its surroundings. The project's types are those of pages, which know no workers from inside. */
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
  /** Written before the worker's code by the server that sends it. */
  workerSettings: WorkerSettings
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void
}

export type LastingEvent = { waitUntil(work: Promise<unknown>): void }
export type FetchEvent = LastingEvent & {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  respondWith(reply: Promise<Response>): void
}
export type MessageToWorker = LastingEvent & { data: unknown; ports: readonly MessagePort[] }

export type SyncEvent = LastingEvent & { tag: SyncTag }
export type NotificationClick = LastingEvent & { notification: { data: unknown; close(): void } }

type WorkerEvents = {
  install: LastingEvent
  activate: LastingEvent
  fetch: FetchEvent
  message: MessageToWorker
  sync: SyncEvent
  notificationclick: NotificationClick
}
