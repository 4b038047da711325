import type { Caller } from '../caller.ts'
import { consoleLog } from '../log.ts'
import { failedOutcome } from '../outcome.ts'
import type { WorkerContext } from '../worker/worker-context.ts'
import { openWorkerSession } from '../worker/worker-session.ts'
import { cartChannelName } from './cart-channel.ts'
import { createCartStorage } from './cart-storage.ts'
import { createCartCalls } from './create-cart-calls.ts'
import { sendChanges } from './send-changes.ts'

/**
 * Sends the queued changes of a store view's cart from the service worker, for the owner that the cart had at the
 * start. Leaves two carts to a page: a guest's cart while a customer is signed in, and the cart of a customer who is
 * not signed in. true: some changes are still queued and have to be retried.
 */
export async function sendCartInWorker(context: WorkerContext): Promise<boolean> {
  const { view, storage, tabs } = context
  const cartStorage = createCartStorage(storage.collection('carts'))
  const record = await cartStorage.read()
  if (!record) return false
  const { customer } = record
  const session = openWorkerSession(context)
  if (!(await session.isOf(customer))) return false
  const caller: Pick<Caller, 'call'> = {
    async call(name, ...[input]) {
      const outcome = await session.call(
        customer,
        name,
        (input ?? {}) as Parameters<typeof session.call<typeof name>>[2],
      )
      // The customer is no longer signed in. The call counts as offline, so that the cart and its queue stay unchanged.
      return outcome === 'not_ours' ? failedOutcome('offline') : outcome
    },
  }
  const isLeft = await sendChanges({
    cartStorage: cartStorage,
    tabs: tabs(cartChannelName(view.code)),
    calls: createCartCalls(caller),
    settings: view.settings,
    log: consoleLog,
    newId: () => crypto.randomUUID(),
  })
  return isLeft && session.isOf(customer)
}
