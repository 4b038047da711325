import { type Clock, systemClock } from '../clock.ts'
import type { Log } from '../log.ts'
import { alwaysOnline } from '../online.ts'
import type { CartCalls } from './cart-calls.ts'
import { createCartSynchroniser, type SyncSettings } from './cart-synchroniser.ts'
import { createReports } from './reports.ts'
import { createSharedRecord } from './shared-record.ts'
import type { CartShelf } from './shelf.ts'
import type { Tabs } from './tabs.ts'

export type ChangesToSend = {
  shelf: CartShelf
  tabs: Tabs
  calls: CartCalls
  settings: SyncSettings
  log: Log
  newId(): string
  clock?: Clock
}

/** Nobody looks: what has to be said stands in the record, and pages that are open hear of it. */
const silence = { push: () => 0 }

/**
 * What waits in a cart, sent by somebody without a screen, as one more page would: in its turn, with the same record. true:
 * something still waits for a better moment.
 */
export async function sendChanges(options: ChangesToSend): Promise<boolean> {
  const { shelf, tabs, calls, settings, log, newId, clock = systemClock } = options
  const shared = createSharedRecord(shelf, tabs)
  const reports = createReports({ shared, tabs, newId, notifications: silence, externalCheckout: true })
  const synchroniser = createCartSynchroniser({
    ...{ shared, calls, newId, reports, settings, tabs, clock, log },
    online: alwaysOnline,
    changed: () => undefined,
  })
  try {
    if ((await shared.refresh()).queue.length === 0) return false
    synchroniser.wake()
    await synchroniser.settled()
    // After all that was still being written.
    const { queue, heldBy } = await shared.refresh()
    return queue.length > 0 && heldBy === null && !synchroniser.isLocked()
  } finally {
    synchroniser.stop()
    reports.stop()
    shared.stop()
  }
}
