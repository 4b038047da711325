import type { Page } from 'playwright-core'

/** The state of the service worker: registered, in control of this page, waiting to take over. */
export type WorkerState = {
  isRegistered: boolean
  isControlling: boolean
  isWaiting: boolean
  caches: string[]
}

export function workerState(page: Page): Promise<WorkerState> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return {
      isRegistered: registration !== undefined,
      isControlling: navigator.serviceWorker.controller !== null,
      isWaiting: Boolean(registration?.waiting),
      caches: await caches.keys(),
    }
  })
}

/** Whether the page with this URL is cached for offline use. */
export function isCachedOffline(page: Page, url: string): Promise<boolean> {
  return page.evaluate(async (address) => {
    const found = await caches.match(address, { ignoreVary: true })
    return found?.headers.get('content-type')?.startsWith('text/html') ?? false
  }, url)
}
