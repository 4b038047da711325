import { createObservable, type Observed } from '../observed.ts'
import type { StoredIn } from '../storage/collection.ts'
import type { Tabs } from '../tabs.ts'
import type { CartStorage } from './cart-storage.ts'
import { type CartRecord, emptyRecord } from './record.ts'

export type RecordChange = (record: CartRecord) => CartRecord

/** The cart record that all pages and workers of the browser share. */
export type SharedRecord = {
  /** The record that the shopper sees: with changes made here that are not yet written. */
  visible: Observed<CartRecord>
  /** The record as last written by any page. */
  stored(): CartRecord
  /** Shows the change immediately and applies it to the newest record. Resolves when it is written. */
  applyOptimistically(change: RecordChange): Promise<StoredIn>
  /** Applies the change to the newest record. */
  transact(change: RecordChange): Promise<CartRecord>
  /** Reads the changes of other pages. */
  refresh(): Promise<CartRecord>
  stop(): void
}

const unchanged: RecordChange = (record) => record

export function createSharedRecord(cartStorage: CartStorage, tabs: Tabs): SharedRecord {
  let stored = emptyRecord
  let unwritten: RecordChange[] = []
  /** Where the record was stored last. A change that waits for its turn may already be stored, together with an earlier one. */
  let storedIn: StoredIn = 'disk'
  const visibleRecord = createObservable<CartRecord>(stored)
  const show = () => visibleRecord.set(unwritten.reduce((record, change) => change(record), stored))

  const stopListening = tabs.listen((message) => {
    const received = (message as { record?: CartRecord }).record
    if (!received || received.revision <= stored.revision) return
    stored = received
    show()
  })

  /** The lock keeps other pages from writing at the same time, so none of their changes is lost. */
  function write(changes: () => readonly RecordChange[]): Promise<StoredIn> {
    return tabs.withLock('record', async () => {
      const saved = await cartStorage.read()
      if (saved && saved.revision > stored.revision) stored = saved
      const pending = changes()
      const next = pending.reduce((record, change) => change(record), stored)
      if (next !== stored) {
        const written = { ...next, revision: stored.revision + 1 }
        storedIn = await cartStorage.write(written)
        stored = written
        tabs.broadcast({ record: stored })
      }
      unwritten = unwritten.filter((change) => !pending.includes(change))
      show()
      return storedIn
    })
  }

  return {
    visible: visibleRecord,
    stored: () => stored,
    applyOptimistically(change) {
      unwritten = [...unwritten, change]
      show()
      return write(() => unwritten)
    },
    async transact(change) {
      await write(() => [...unwritten, change])
      return stored
    },
    async refresh() {
      await write(() => [unchanged])
      return stored
    },
    stop: stopListening,
  }
}
