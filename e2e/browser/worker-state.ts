import type { Page } from 'playwright-core'

export type WorkerState = {
  /** Registered, and in charge of this page. */
  isRegistered: boolean
  isInCharge: boolean
  isWaiting: boolean
  caches: string[]
}

export function workerState(page: Page): Promise<WorkerState> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return {
      isRegistered: registration !== undefined,
      isInCharge: navigator.serviceWorker.controller !== null,
      isWaiting: Boolean(registration?.waiting),
      caches: await caches.keys(),
    }
  })
}

/** Whether the page of this address opens without a connection. */
export function isKept(page: Page, url: string): Promise<boolean> {
  return page.evaluate(async (address) => {
    const found = await caches.match(address, { ignoreVary: true })
    return found?.headers.get('content-type')?.startsWith('text/html') ?? false
  }, url)
}
