import type { Caller } from '../caller.ts'
import { consoleLog } from '../log.ts'
import { failed } from '../outcome.ts'
import type { WorkerPlace } from '../worker/worker-place.ts'
import { openWorkerSession } from '../worker/worker-session.ts'
import { callerCartCalls } from './caller-calls.ts'
import { cartTabs } from './open-cart.ts'
import { sendChanges } from './send-changes.ts'
import { storageShelf } from './shelf.ts'

/**
 * What waits in the cart of a store view, sent by the service worker. It works for whoever the cart was of when it began; a
 * guest's cart while somebody is signed in, and one of a customer who is not, are for a page to see to. true: something still
 * waits for a better moment.
 */
export async function sendCartInWorker(place: WorkerPlace): Promise<boolean> {
  const { view, storage, tabs } = place
  const shelf = storageShelf(storage.collection('carts'))
  const record = await shelf.read()
  if (!record) return false
  const { customer } = record
  const session = openWorkerSession(place)
  if (!(await session.isOf(customer))) return false
  const caller: Pick<Caller, 'call'> = {
    async call(name, ...[input]) {
      const outcome = await session.call(
        customer,
        name,
        (input ?? {}) as Parameters<typeof session.call<typeof name>>[2],
      )
      // As if there were no way: nothing is concluded from it.
      return outcome === 'not_ours' ? failed('offline') : outcome
    },
  }
  const isLeft = await sendChanges({
    shelf,
    tabs: tabs(cartTabs(view.code)),
    calls: callerCartCalls(caller),
    settings: view.settings,
    log: consoleLog,
    newId: () => crypto.randomUUID(),
  })
  return isLeft && session.isOf(customer)
}
