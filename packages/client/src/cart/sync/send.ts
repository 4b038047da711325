import {
  type AgreedLine,
  type CouponMutation,
  isServerStep,
  type LineMutation,
  type Mutation,
  needsClearing,
  planMutation,
  type ServerStep,
} from '@mantel/domain/cart/sync'
import type { CartReply } from '../cart-calls.ts'
import type { CartRecord } from '../record.ts'
import { type Aim, aimOf, answer, type Progress, type SyncContext } from './context.ts'
import { readItem, withServerPrice } from './server-item.ts'

/** What became of a call, before anything is concluded from it. */
export type Sent = {
  aim: Aim
  mutation: Mutation
  /** It had been on its way before: the server may have done it then. */
  isRepeated: boolean
  step: ServerStep | null
  reply: CartReply
}

/**
 * Sends what comes first. That it is on its way is written down before it is: after a crash it counts as possibly done.
 * null: nothing had to be sent.
 */
export async function sendFirst(context: SyncContext): Promise<Sent | null> {
  let chosen: (Omit<Sent, 'reply'> & { record: CartRecord }) | null = null
  let capped: { key: string; most: number } | null = null
  await context.shared.transact((now) => {
    chosen = null
    capped = null
    const [first] = now.queue
    if (!first || now.cartId === null) return now
    const sending = { aim: aimOf(now), record: now, isRepeated: first.sent === true }
    if (first.kind === 'clear' && !needsClearing(first, now.lines)) return without(now, first.id)
    if (first.kind === 'clear' || first.kind === 'coupon') {
      const sentFor = now.lines.map(({ itemId }) => itemId)
      const mutation: Mutation = first.kind === 'clear' ? { ...first, sent: true, sentFor } : { ...first, sent: true }
      chosen = { ...sending, mutation, step: null }
      return marked(now, mutation)
    }
    const line = lineOf(now, first.key)
    const steps = planMutation(first, line, context.policy)
    for (const step of steps) if (step.do === 'cap') capped = step
    const step = steps.find(isServerStep)
    if (!step) return without(now, first.id)
    const mutation = onItsWay(first, line)
    chosen = { ...sending, mutation, step }
    return marked(now, mutation)
  })
  if (capped) context.capped(capped)
  if (!chosen) return null
  const { record, ...sent } = chosen as Omit<Sent, 'reply'> & { record: CartRecord }
  const { aim, mutation, step } = sent
  const reply = step ? await callLine(context, aim, record, step) : await callWhole(context, aim, mutation)
  return { ...sent, reply }
}

export const lineOf = ({ lines }: Pick<CartRecord, 'lines'>, key: string): AgreedLine | null =>
  lines.find((line) => line.key === key) ?? null

const without = (record: CartRecord, id: string): CartRecord => ({
  ...record,
  queue: record.queue.filter((one) => one.id !== id),
})

function marked(record: CartRecord, first: Mutation): CartRecord {
  return { ...record, queue: [first, ...record.queue.slice(1)] }
}

function onItsWay(one: LineMutation, line: AgreedLine | null): LineMutation {
  if (one.kind === 'add') return { ...one, sent: true, sentOver: line?.qty ?? 0 }
  return one.kind === 'remove' && line ? { ...one, sent: true, itemId: line.itemId } : { ...one, sent: true }
}

function callLine({ calls }: SyncContext, aim: Aim, { goods }: CartRecord, step: ServerStep): Promise<CartReply> {
  const { sku = '', parentSku = '', typeId, productOption = null } = goods[step.key] ?? {}
  const quoteId = aim.cartId
  if (step.do === 'delete') return calls.delete(aim, { sku, item_id: step.itemId, quoteId })
  return calls.update(aim, {
    sku: typeId === 'configurable' ? parentSku : sku,
    qty: step.qty,
    product_option: productOption,
    ...(typeId && { product_type: typeId }),
    quoteId,
    ...(step.do === 'set' && { item_id: step.itemId }),
    ...(step.id !== null && { mutation_id: step.id }),
  })
}

async function callWhole({ calls }: SyncContext, aim: Aim, mutation: Mutation): Promise<CartReply> {
  if (mutation.kind === 'clear') return calls.clear ? calls.clear(aim, mutation.id) : { code: 501, result: null }
  const { code } = mutation as CouponMutation
  return code === null ? calls.deleteCoupon(aim) : calls.applyCoupon(aim, code)
}

/** The server did it. */
export async function confirm(context: SyncContext, { aim, mutation, step, reply }: Sent): Promise<Progress> {
  if (reply === 'lost') return 'later'
  const item = step && step.do !== 'delete' ? readItem(reply.result) : null
  // A reply that does not say what the line is now leaves it unconfirmed: the next look at the cart tells.
  if (step && step.do !== 'delete' && !item) return 'later'
  await answer(context, aim, (record) => {
    const next = without(record, mutation.id)
    if (mutation.kind === 'clear') {
      const { sentFor = [] } = mutation
      return { ...next, lines: record.lines.filter(({ itemId }) => !sentFor.includes(itemId)), totals: null }
    }
    if (mutation.kind === 'coupon') return { ...next, coupon: mutation.code, totals: null }
    const others = record.lines.filter(({ key, itemId }) => key !== mutation.key && itemId !== item?.item_id)
    if (!item) return { ...next, lines: others }
    const line = { key: mutation.key, itemId: item.item_id, qty: item.qty }
    const at = others.findIndex(({ itemId }) => itemId > item.item_id)
    const known = record.goods[mutation.key]
    const goods = known ? { ...record.goods, [mutation.key]: withServerPrice(known, item) } : record.goods
    const isOwn = step?.do === 'add' && step.qty === item.qty
    const queue = isOwn ? removingToo(next.queue, line) : next.queue
    return { ...next, goods, queue, lines: at < 0 ? [...others, line] : others.toSpliced(at, 0, line) }
  })
  if (mutation.kind !== 'clear') context.settled({ ...about(mutation), refusal: null })
  return 'on'
}

/** What was removed while it was on its way is the line that it became, not only the one that was seen then. */
function removingToo(queue: readonly Mutation[], { key, itemId }: AgreedLine): Mutation[] {
  return queue.map((one) => (one.kind === 'remove' && one.key === key ? { ...one, itemId } : one))
}

/**
 * The server will not do it: what the shopper did is undone, which brings the quantity of before back. null: there is nothing
 * to be said about it.
 */
export async function giveUp(context: SyncContext, { aim, mutation }: Sent, text: string | null): Promise<Progress> {
  await answer(context, aim, (record) => {
    const left = without(record, mutation.id)
    return { ...left, queue: left.queue.filter((one) => one.kind !== 'remove' || one.after !== mutation.id) }
  })
  if (mutation.kind !== 'clear') context.settled({ ...about(mutation), refusal: text })
  return 'on'
}

const about = (one: LineMutation | CouponMutation) => ({ kind: one.kind, key: one.kind === 'coupon' ? '' : one.key })
