import type { Fetch } from '../caller.ts'
import { browserTabs, type Tabs } from '../cart/tabs.ts'
import { createStorage, type ShopStorage } from '../storage/create-storage.ts'
import type { WorkerView } from './worker-view.ts'

/** Where a worker does something for a store view: beside the pages, with the same disk, locks and channels. */
export type WorkerPlace = {
  view: WorkerView
  fetch: Fetch
  storage: ShopStorage
  /** By the name that the pages share them under. */
  tabs(name: string): Tabs
}

export function workerPlace(view: WorkerView, fetch: Fetch): WorkerPlace {
  return {
    view,
    fetch,
    storage: createStorage({ storeCode: view.code, website: view.website }),
    tabs: browserTabs,
  }
}
