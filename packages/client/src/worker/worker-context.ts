import type { Fetch } from '../caller.ts'
import { createStorage, type ShopStorage } from '../storage/create-storage.ts'
import { browserTabs, type Tabs } from '../tabs.ts'
import type { WorkerView } from './worker-view.ts'

/**
 * Dependencies of a service worker that sends a store view's cart and orders. It shares storage, locks and channels
 * with the pages.
 */
export type WorkerContext = {
  view: WorkerView
  fetch: Fetch
  storage: ShopStorage
  /** Returns the lock and the channel of this name, which the pages use too. */
  tabs(name: string): Tabs
}

export function createWorkerContext(view: WorkerView, fetch: Fetch): WorkerContext {
  return {
    view,
    fetch,
    storage: createStorage({ storeCode: view.code, website: view.website }),
    tabs: browserTabs,
  }
}
