import { type Mutation, planMutation } from '@mantel/domain/cart/sync'
import { network as limits } from '@mantel/domain/constants'
import { isRefusedFor, refusalText } from '../../outcome.ts'
import { isRetryStatus } from '../../retry.ts'
import { switchToGuestCart } from './connect.ts'
import { applyReply, type SyncContext, type SyncProgress } from './context.ts'
import { pull } from './pull.ts'
import { confirmMutation, discardMutation, findLine, type SentMutation } from './send.ts'

/** Handles the reply to one call. */
export async function handleReply(context: SyncContext, sent: SentMutation, attempts: number): Promise<SyncProgress> {
  const { reply, target } = sent
  if (reply === 'lost') return 'later'
  const { code } = reply
  if (code === 200)
    return sent.isRepeated && sent.mutation.kind === 'clear'
      ? pullAndConfirm(context, sent)
      : confirmMutation(context, sent)
  if (code === 401) return switchToGuestCart(context, target.epoch)
  // Repeating the call would block all later changes, and would show a bot challenge again that the shopper has cancelled.
  if (isRefusedFor(reply, ['bot_challenge_required', 'too_many_codes'], false))
    return discardMutation(context, sent, refusalText(reply))
  if (isRetryStatus(code)) return 'later'
  if (code >= 500 && code !== 501 && attempts < limits.maxTaskAttempts) return 'later'
  return handleRefusal(context, sent, attempts < limits.maxTaskAttempts)
}

/** An earlier attempt may have cleared the cart already: pulling shows which lines were added since. */
async function pullAndConfirm(context: SyncContext, sent: SentMutation): Promise<SyncProgress> {
  if (context.shared.stored().epoch !== sent.target.epoch) return 'on'
  const progress = await pull(context)
  return progress === 'on' ? confirmMutation(context, sent) : progress
}

/**
 * The server refused: the cart, the line or the product does not exist, or the stock is too low. Pulling the cart shows
 * which, and whether another call would succeed.
 */
async function handleRefusal(context: SyncContext, sent: SentMutation, mayWait: boolean): Promise<SyncProgress> {
  const progress = await pull(context)
  const record = context.shared.stored()
  if (progress !== 'on' || record.epoch !== sent.target.epoch) return progress
  const { mutation, step } = sent
  if (record.queue[0]?.id !== mutation.id) return 'on'
  if (step && mutation.kind !== 'clear' && mutation.kind !== 'coupon') {
    const nextStep = planMutation(mutation, findLine(record, mutation.key), context.policy).at(-1)
    if (JSON.stringify(nextStep) !== JSON.stringify(step)) return retryUnderNewId(context, sent)
    // The first attempt succeeded, and the line has been removed since.
    if (sent.isRepeated && isLineMissing(sent) && !findLine(record, mutation.key))
      return discardMutation(context, sent, null)
    const max = await cap(context, sent)
    if (max === 'lost' && mayWait) return 'later'
    if (typeof max === 'number') return retryUnderNewId(context, sent)
  }
  return discardMutation(context, sent, sent.reply === 'lost' ? '' : refusalText(sent.reply))
}

/**
 * Replaces a refused mutation by a retry with a new mutation id. The server remembers refused ids, so that a delayed
 * earlier call cannot be executed any more. A missing line is not a refusal: the mutation may have been executed before
 * the line was removed.
 */
async function retryUnderNewId(context: SyncContext, sent: SentMutation): Promise<SyncProgress> {
  if (isLineMissing(sent)) return 'on'
  const { id } = sent.mutation
  const next = context.newId()
  await applyReply(context, sent.target, (record) => ({ ...record, queue: withNewId(record.queue, id, next) }))
  return 'on'
}

const isLineMissing = ({ reply }: SentMutation) =>
  reply !== 'lost' && isRefusedFor(reply, ['cart_item_unknown', 'cart_unknown'], reply.code === 404)

/** For lines that a guest brings to the customer's cart: limits the quantity to the stock. */
async function cap(context: SyncContext, { mutation }: SentMutation): Promise<number | null | 'lost'> {
  if (mutation.kind !== 'add' || !mutation.merge || context.availableQuantities.has(mutation.key)) return null
  const sku = context.shared.stored().goods[mutation.key]?.sku
  const max = sku === undefined ? null : await context.calls.availableQuantity(sku)
  if (typeof max === 'number') context.availableQuantities.set(mutation.key, max)
  return max
}

/** Gives a mutation that was not executed a new id and updates the mutations that refer to it. */
function withNewId(queue: readonly Mutation[], id: string, next: string): Mutation[] {
  return queue.map((one) => {
    if (one.id === id)
      return one.kind === 'add' ? { ...one, id: next, quantityBefore: undefined } : { ...one, id: next }
    return one.kind === 'remove' && one.after === id ? { ...one, after: next } : one
  })
}
