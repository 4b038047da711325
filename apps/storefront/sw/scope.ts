import type { WorkerSettings } from './settings.ts'

/** What the worker uses of its surroundings. The project's types are those of pages, which know no workers from inside. */
export type WorkerScope = {
  location: { origin: string }
  caches: CacheStorage
  clients: { claim(): Promise<void> }
  registration: { navigationPreload?: { enable(): Promise<void> } }
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

type WorkerEvents = {
  install: LastingEvent
  activate: LastingEvent
  fetch: FetchEvent
  message: MessageToWorker
}
