import { cartHash, isSyncNeeded } from '../record.ts'
import { type AdoptCart, obtainServerCart } from './connect.ts'
import type { SyncContext, SyncProgress } from './context.ts'
import { handleReply } from './handle-reply.ts'
import { pull } from './pull.ts'
import { sendNextMutation } from './send.ts'
import { areTotalsDue, isCheckoutBlocked, pullTotals } from './totals.ts'

export type SyncRequest = {
  /** Pull the server's cart first, even if its content is known. */
  pull: boolean
  /** The browser has just come online. */
  cameOnline: boolean
  /** Whether calls may be made and the page is still open. */
  mayContinue(): boolean
  /** Number of failed attempts, by mutation id. */
  attempts: Map<string, number>
}

/** How many carts one run may create before it is postponed, in case the server loses each of them. */
const maxCarts = 4

/**
 * Makes all necessary calls, one at a time, until nothing is left or no more can be done now. Pulls the cart before it
 * repeats a call that got no reply.
 */
export async function runSync(
  context: SyncContext,
  request: SyncRequest,
): Promise<Exclude<SyncProgress, 'on'> | 'done'> {
  const { shared } = context
  if (!isSyncNeeded(await shared.refresh()) && !request.pull) return 'done'
  // Limits of an earlier run may be outdated.
  context.availableQuantities.clear()
  /** Epoch of the cart that was pulled in this run. */
  let pulled: number | null = null
  let cartCount = 0
  let mustPull = request.pull
  let mayDiffer = true
  // A reason why checkout is not allowed can disappear without a change to the cart.
  let mayRecheckTotals = request.pull
  for (;;) {
    if (!request.mayContinue()) return 'later'
    const { cartId, queue, lines, owner, epoch, heldBy, cartServerLastSyncDate } = shared.stored()
    if (heldBy !== null) return 'done'
    let progress: SyncProgress | 'differs'
    if (cartId === null) {
      if (queue.length === 0 && lines.length === 0 && owner === 'guest') return 'done'
      if (++cartCount > maxCarts) return 'later'
      const obtained = await obtainServerCart(context)
      mustPull = typeof obtained !== 'function'
      if (typeof obtained === 'function') {
        pulled = epoch
        if (request.mayContinue()) progress = await sendNext(obtained)
        else {
          await shared.transact((record) => obtained(record) ?? record)
          return 'later'
        }
      } else progress = obtained
    } else if (pulled !== epoch && (mustPull || pulled !== null || queue[0]?.sent)) {
      // The browser does not know the content of a cart that it has never pulled, for instance after a login.
      const isKnown = cartServerLastSyncDate !== null
      progress = await pull(context, isKnown && context.forcesClientState(request.cameOnline))
      if (progress === 'on') pulled = epoch
      mustPull = shared.stored().epoch !== epoch
    } else if (queue[0]) {
      progress = await sendNext()
    } else if (areTotalsDue(context) || (mayRecheckTotals && isCheckoutBlocked(context))) {
      mayRecheckTotals = false
      progress = await pullTotals(context)
      if (progress === 'differs') {
        if (!mayDiffer) return 'later'
        mayDiffer = false
        pulled = null
        mustPull = true
        progress = 'on'
      }
    } else {
      await storeHash(context)
      return 'done'
    }
    if (progress !== 'on') return progress
  }

  async function sendNext(adopt?: AdoptCart): Promise<SyncProgress> {
    const sent = await sendNextMutation(context, adopt)
    if (!request.mayContinue()) return 'later'
    if (!sent) return 'on'
    const attempts = (request.attempts.get(sent.mutation.id) ?? 0) + 1
    request.attempts.set(sent.mutation.id, attempts)
    return handleReply(context, sent, attempts)
  }
}

/** Everything is synchronised: the next run does nothing until the hash changes. */
async function storeHash({ shared }: SyncContext): Promise<void> {
  await shared.transact((record) => {
    if (record.queue.length > 0) return record
    const hash = cartHash(record)
    return hash === record.hash ? record : { ...record, hash }
  })
}
