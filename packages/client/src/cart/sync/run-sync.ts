import { conclude } from './conclude.ts'
import { connect } from './connect.ts'
import type { Progress, SyncContext } from './context.ts'
import { pull } from './pull.ts'
import { sendFirst } from './send.ts'
import { areTotalsDue, isTurnedAway, pullTotals } from './totals.ts'

export type SyncWish = {
  /** Look at the server's cart first, whatever is known. */
  pull: boolean
  /** Whether the way may be tried, and whether this page still lives. */
  mayGoOn(): boolean
  /** By mutation: how often the server failed over it. */
  attempts: Map<string, number>
}

/** So many carts may be lost in one go before it is left for later. */
const mostCarts = 4

/**
 * Everything that has to be done, one call at a time, until nothing is left or no more can be done now. What was on its way
 * before and has no answer is preceded by a look at the cart.
 */
export async function runSync(context: SyncContext, wish: SyncWish): Promise<Exclude<Progress, 'on'> | 'done'> {
  const { shared } = context
  await shared.refresh()
  // What there was some time ago says nothing about now.
  context.most.clear()
  /** The cart whose content was looked at in this go. */
  let pulled: number | null = null
  let carts = 0
  let looksAgain = wish.pull
  let mayDiffer = true
  // Why a cart may not be ordered can pass without the cart being changed.
  let asksAgain = wish.pull
  for (;;) {
    if (!wish.mayGoOn()) return 'later'
    const { cartId, queue, lines, owner, epoch, heldBy } = shared.stored()
    if (heldBy !== null) return 'done'
    let progress: Progress | 'differs'
    if (cartId === null) {
      if (queue.length === 0 && lines.length === 0 && owner === 'guest') return 'done'
      if (++carts > mostCarts) return 'later'
      progress = await connect(context)
      looksAgain = true
    } else if (pulled !== epoch && (looksAgain || pulled !== null || queue[0]?.sent)) {
      progress = await pull(context)
      if (progress === 'on') pulled = epoch
      looksAgain = shared.stored().epoch !== epoch
    } else if (queue[0]) {
      const sent = await sendFirst(context)
      if (!wish.mayGoOn()) return 'later'
      if (!sent) continue
      const attempts = (wish.attempts.get(sent.mutation.id) ?? 0) + 1
      wish.attempts.set(sent.mutation.id, attempts)
      progress = await conclude(context, sent, attempts)
    } else if (areTotalsDue(context) || (asksAgain && isTurnedAway(context))) {
      asksAgain = false
      progress = await pullTotals(context)
      if (progress === 'differs') {
        if (!mayDiffer) return 'later'
        mayDiffer = false
        pulled = null
        looksAgain = true
        progress = 'on'
      }
    } else return 'done'
    if (progress !== 'on') return progress
  }
}
