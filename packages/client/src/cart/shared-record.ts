import { createObservable, type Observed } from '../observed.ts'
import type { Kept } from '../storage/collection.ts'
import { type CartRecord, emptyRecord } from './record.ts'
import type { CartShelf } from './shelf.ts'
import type { Tabs } from './tabs.ts'

export type Change = (record: CartRecord) => CartRecord

/** The record as all pages and workers of the browser share it. */
export type SharedRecord = {
  /** What the shopper sees: with what was done here and is not yet written. */
  seen: Observed<CartRecord>
  /** As written, by whomever. */
  stored(): CartRecord
  /** Shown at once, then done to the newest record there is. Resolves when it is written. */
  act(change: Change): Promise<Kept>
  /** Done to the newest record there is. */
  transact(change: Change): Promise<CartRecord>
  /** Looks what others wrote. */
  refresh(): Promise<CartRecord>
  stop(): void
}

const same: Change = (record) => record

export function createSharedRecord(shelf: CartShelf, tabs: Tabs): SharedRecord {
  let stored = emptyRecord
  let unwritten: Change[] = []
  const seen = createObservable<CartRecord>(stored)
  const show = () => seen.set(unwritten.reduce((record, change) => change(record), stored))

  const stopListening = tabs.listen((message) => {
    const told = (message as { record?: CartRecord }).record
    if (!told || told.revision <= stored.revision) return
    stored = told
    show()
  })

  /** Nobody else writes meanwhile, so nothing that another page did is lost. */
  function write(changes: () => readonly Change[]): Promise<Kept> {
    return tabs.alone('record', async () => {
      const kept = await shelf.read()
      if (kept && kept.revision > stored.revision) stored = kept
      const due = changes()
      const next = due.reduce((record, change) => change(record), stored)
      let place: Kept = 'disk'
      if (next !== stored) {
        const written = { ...next, revision: stored.revision + 1 }
        place = await shelf.write(written)
        stored = written
        tabs.tell({ record: stored })
      }
      unwritten = unwritten.filter((change) => !due.includes(change))
      show()
      return place
    })
  }

  return {
    seen,
    stored: () => stored,
    act(change) {
      unwritten = [...unwritten, change]
      show()
      return write(() => unwritten)
    },
    async transact(change) {
      await write(() => [...unwritten, change])
      return stored
    },
    async refresh() {
      await write(() => [same])
      return stored
    },
    stop: stopListening,
  }
}
