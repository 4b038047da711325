import {
  type AgreedLine,
  type CouponMutation,
  dropRefusedMutation,
  isServerStep,
  type LineMutation,
  type Mutation,
  needsClearing,
  planMutation,
  type ServerStep,
} from '@mantel/domain/cart/sync'
import { isRefusedFor } from '../../outcome.ts'
import type { CartReply } from '../cart-calls.ts'
import type { CartRecord } from '../record.ts'
import type { AdoptCart } from './connect.ts'
import { applyReply, type CartTarget, cartTargetOf, type SyncContext, type SyncProgress } from './context.ts'
import { readItem, withServerPrice } from './server-item.ts'

/** A call and its reply, before the reply is handled. */
export type SentMutation = {
  target: CartTarget
  mutation: Mutation
  /** The mutation was sent before, so the server may already have executed it. */
  isRepeated: boolean
  step: ServerStep | null
  /** The server's line that the mutation replaces. */
  replaced: AgreedLine | null
  reply: CartReply
}

/**
 * Sends the first queued mutation. It is marked as sent before the call, so that after a crash it counts as possibly
 * executed. null: there was nothing to send. adopt: adds a new cart to the record in the same write.
 */
export async function sendNextMutation(
  context: SyncContext,
  adopt: AdoptCart = (record) => record,
): Promise<SentMutation | null> {
  let chosen: (Omit<SentMutation, 'reply'> & { record: CartRecord }) | null = null
  let capped: { key: string; max: number } | null = null
  await context.shared.transact((before) => {
    chosen = null
    capped = null
    const now = adopt(before)
    if (!now) return before
    const [first] = now.queue
    if (!first || now.cartId === null || now.heldBy !== null) return now
    const sending = { target: cartTargetOf(now), record: now, isRepeated: first.sent === true }
    if (first.kind === 'clear' && !needsClearing(first, now.lines, context.policy)) return without(now, first.id)
    if (first.kind === 'clear' || first.kind === 'coupon') {
      // A repeated clear keeps the line ids of its first attempt, which the server may have executed: lines that were added later stay.
      const sentFor = (first.kind === 'clear' && first.sentFor) || now.lines.map(({ itemId }) => itemId)
      const mutation: Mutation = first.kind === 'clear' ? { ...first, sent: true, sentFor } : { ...first, sent: true }
      chosen = { ...sending, mutation, step: null, replaced: null }
      return withFirst(now, mutation)
    }
    const line = findLine(now, first.key)
    const steps = planMutation(first, line, context.policy)
    for (const step of steps) if (step.do === 'cap') capped = step
    const step = steps.find(isServerStep)
    if (!step) return without(now, first.id)
    const mutation = markSent(first, line)
    chosen = { ...sending, mutation, step, replaced: findReplaced(now, first) }
    return withFirst(now, mutation)
  })
  if (capped) context.onCapped(capped)
  if (!chosen) return null
  const { record, ...sent } = chosen as Omit<SentMutation, 'reply'> & { record: CartRecord }
  const { target, mutation, step, replaced } = sent
  const reply = step
    ? await callLine(context, target, record, { step, replaced })
    : await callCart(context, target, mutation)
  return { ...sent, reply }
}

export const findLine = ({ lines }: Pick<CartRecord, 'lines'>, key: string): AgreedLine | null =>
  lines.find((line) => line.key === key) ?? null

/** The line that the server removes together with the mutation, so that its stock is free for the new line. */
function findReplaced({ lines, queue }: CartRecord, { id }: LineMutation): AgreedLine | null {
  const removal = queue.find((one) => one.kind === 'remove' && one.after === id)
  return lines.find(({ key }) => removal?.kind === 'remove' && key === removal.key) ?? null
}

const without = (record: CartRecord, id: string): CartRecord => ({
  ...record,
  queue: record.queue.filter((one) => one.id !== id),
})

function withFirst(record: CartRecord, first: Mutation): CartRecord {
  return { ...record, queue: [first, ...record.queue.slice(1)] }
}

function markSent(one: LineMutation, line: AgreedLine | null): LineMutation {
  if (one.kind === 'add') return { ...one, sent: true, quantityBefore: one.quantityBefore ?? line?.qty ?? 0 }
  return one.kind === 'remove' && line ? { ...one, sent: true, itemId: line.itemId } : { ...one, sent: true }
}

function callLine(
  { calls }: SyncContext,
  target: CartTarget,
  { goods }: CartRecord,
  { step, replaced }: { step: ServerStep; replaced: AgreedLine | null },
): Promise<CartReply> {
  const { sku = '', parentSku = '', typeId, productOption = null } = goods[step.key] ?? {}
  const quoteId = target.cartId
  if (step.do === 'delete') return calls.delete(target, { sku, item_id: step.itemId, quoteId })
  return calls.update(target, {
    sku: typeId === 'configurable' ? parentSku : sku,
    qty: step.qty,
    product_option: productOption,
    product_type: typeId,
    quoteId,
    item_id: step.do === 'set' ? step.itemId : undefined,
    replaces: replaced?.itemId,
    mutation_id: step.id ?? undefined,
  })
}

async function callCart({ calls }: SyncContext, target: CartTarget, mutation: Mutation): Promise<CartReply> {
  if (mutation.kind === 'clear') return calls.clear ? calls.clear(target, mutation.id) : { code: 501, result: null }
  const { code } = mutation as CouponMutation
  return code === null ? calls.deleteCoupon(target) : calls.applyCoupon(target, code)
}

/** The server executed the mutation. */
export async function confirmMutation(
  context: SyncContext,
  { target, mutation, step, replaced, reply }: SentMutation,
): Promise<SyncProgress> {
  if (reply === 'lost') return 'later'
  const item = step && step.do !== 'delete' ? readItem(reply.result) : null
  // A reply without the line's state leaves the mutation unconfirmed: the next pull shows the result.
  if (step && step.do !== 'delete' && !item) return 'later'
  // Reported before the record is written, because the server has already stored the change.
  if (mutation.kind !== 'clear') context.onSettled({ ...subjectOf(mutation), refusal: null })
  await applyReply(context, target, (record) => {
    const next = without(record, mutation.id)
    if (mutation.kind === 'clear') {
      const { sentFor = [] } = mutation
      return { ...next, lines: record.lines.filter(({ itemId }) => !sentFor.includes(itemId)), totals: null }
    }
    if (mutation.kind === 'coupon') return { ...next, coupon: mutation.code, totals: null }
    const gone = new Set([item?.item_id, replaced?.itemId])
    const others = record.lines.filter(({ key, itemId }) => key !== mutation.key && !gone.has(itemId))
    if (!item) return { ...next, lines: others }
    const line = { key: mutation.key, itemId: item.item_id, qty: item.qty }
    const at = others.findIndex(({ itemId }) => itemId > item.item_id)
    const known = record.goods[mutation.key]
    const goods = known ? { ...record.goods, [mutation.key]: withServerPrice(known, item) } : record.goods
    const isNewLine = step?.do === 'add' && step.qty === item.qty
    const queue = isNewLine ? withItemId(next.queue, line) : next.queue
    return { ...next, goods, queue, lines: at < 0 ? [...others, line] : others.toSpliced(at, 0, line) }
  })
  return 'on'
}

/** A removal that was queued while the line was being added also applies to the new line. */
function withItemId(queue: readonly Mutation[], { key, itemId }: AgreedLine): Mutation[] {
  return queue.map((one) => (one.kind === 'remove' && one.key === key ? { ...one, itemId } : one))
}

/**
 * The server refused the mutation for good: removes it, which restores the previous quantity. text null: no message.
 */
export async function discardMutation(
  context: SyncContext,
  { target, mutation, reply }: SentMutation,
  text: string | null,
): Promise<SyncProgress> {
  await applyReply(context, target, (record) => ({
    ...record,
    queue: dropRefusedMutation(record.queue, mutation, (key) => findLine(record, key) !== null),
  }))
  if (mutation.kind !== 'clear') {
    const isWarning = reply !== 'lost' && isRefusedFor(reply, ['out_of_stock', 'max_quantity', 'quantity_limit'], false)
    const isRejected = reply !== 'lost' && reply.code < 500
    context.onSettled({ ...subjectOf(mutation), refusal: text, isWarning, isRejected })
  }
  return 'on'
}

const subjectOf = (one: LineMutation | CouponMutation) => ({
  kind: one.kind,
  key: one.kind === 'coupon' ? '' : one.key,
})
