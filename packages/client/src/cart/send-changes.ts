import { type Clock, systemClock } from '../clock.ts'
import type { Log } from '../log.ts'
import { alwaysOnline } from '../online.ts'
import type { Tabs } from '../tabs.ts'
import type { CartCalls } from './cart-calls.ts'
import { createCartNotices } from './cart-notices.ts'
import type { CartStorage } from './cart-storage.ts'
import { createCartSynchroniser, type SyncSettings } from './cart-synchroniser.ts'
import { createSharedRecord } from './shared-record.ts'

export type SendChangesOptions = {
  cartStorage: CartStorage
  tabs: Tabs
  calls: CartCalls
  settings: SyncSettings
  log: Log
  newId(): string
  clock?: Clock
}

/** No screen can show messages here: they are stored in the cart's record, and open pages receive them. */
const noNotifications = { push: () => 0 }

/**
 * Sends the queued changes of a cart without a screen, under the same lock and with the same record as a page. true:
 * some changes are still queued and have to be retried.
 */
export async function sendChanges(options: SendChangesOptions): Promise<boolean> {
  const { cartStorage, tabs, calls, settings, log, newId, clock = systemClock } = options
  const shared = createSharedRecord(cartStorage, tabs)
  const notices = createCartNotices({ shared, tabs, newId, notifications: noNotifications, externalCheckout: true })
  const synchroniser = createCartSynchroniser({
    shared,
    calls,
    newId,
    notices,
    settings,
    tabs,
    clock,
    log,
    online: alwaysOnline,
    onChange: () => undefined,
  })
  try {
    if ((await shared.refresh()).queue.length === 0) return false
    synchroniser.wake()
    await synchroniser.settled()
    // Waits for pending writes.
    const { queue, heldBy } = await shared.refresh()
    return queue.length > 0 && heldBy === null && !synchroniser.isLocked()
  } finally {
    synchroniser.stop()
    notices.stop()
    shared.stop()
  }
}
