import {
  type AgreedLine,
  clientLines,
  enqueue,
  isServerStep,
  type Mutation,
  planSync,
  type SyncStep,
} from '@mantel/domain/cart/sync'
import type { Goods } from '../goods.ts'
import type { CartRecord } from '../record.ts'
import { bypass, replaceCart } from './connect.ts'
import { aimOf, answer, type Progress, type SyncContext } from './context.ts'
import { agreedLine, bareGoods, readItem, type ServerItem, withServerPrice } from './server-item.ts'

/** Asks what the server has and takes over what changed there. */
export async function pull(context: SyncContext): Promise<Progress> {
  const aim = aimOf(context.shared.stored())
  const reply = await context.calls.pull(aim)
  if (reply === 'lost') return 'later'
  if (reply.code === 401) return bypass(context, aim.epoch)
  if (reply.code === 404) return replaceCart(context, aim.epoch)
  if (reply.code !== 200 || !Array.isArray(reply.result)) {
    context.log.error('The cart could not be read, it stays as it is', reply)
    return 'later'
  }
  const items = reply.result.map(readItem).filter((item) => item !== null)
  await answer(context, aim, (record) => reconcile(record, items, context))
  return 'on'
}

/** What the plan says is done here is done; what it wants from the server joins the queue. */
function reconcile(
  record: CartRecord,
  items: readonly ServerItem[],
  { policy, newId }: Pick<SyncContext, 'policy' | 'newId'>,
): CartRecord {
  const server = items.map((item) => agreedLine(item, record.lines))
  // What was done after the cart was emptied is about another content.
  const clearedAt = record.queue.findIndex(({ kind }) => kind === 'clear')
  const due = clearedAt < 0 ? record.queue : record.queue.slice(0, clearedAt)
  const { steps } = planSync(clientLines(record.lines, due), server, policy)
  if (policy.dryRun) return record
  const settled = new Set(steps.flatMap((step) => (step.do === 'settle' ? [step.id] : [])))
  const byNumber = new Map(server.map((line) => [line.itemId, line]))
  const lines = steps.flatMap((step) => agreedBy(step, byNumber))
  const queue = steps
    .flatMap((step) => unaskedMutation(step, newId))
    .reduce(
      (all, one) => enqueue(all, one, () => true),
      record.queue.filter(({ id }) => !settled.has(id)),
    )
  const next = { ...record, lines: inOrderOf(server, lines), queue }
  return { ...next, goods: stillNeeded(next, withGoods(record.goods, server, items)) }
}

/** The server's line, where the step leaves it standing here; one that is about to be changed there is known first. */
function agreedBy(step: SyncStep, server: ReadonlyMap<number, AgreedLine>): AgreedLine[] {
  const stands =
    step.do === 'take' ||
    step.do === 'adopt' ||
    step.do === 'agree' ||
    ((step.do === 'set' || step.do === 'delete') && step.id === null)
  const line = stands && server.get(step.itemId)
  return line ? [{ ...line, key: step.key }] : []
}

/** Steps that come of the comparison itself, where one side is forced. */
function unaskedMutation(step: SyncStep, newId: () => string): Mutation[] {
  if (!isServerStep(step) || step.id !== null) return []
  const { key } = step
  return [
    step.do === 'delete' ? { id: newId(), kind: 'remove', key } : { id: newId(), kind: 'set', key, qty: step.qty },
  ]
}

function inOrderOf(server: readonly AgreedLine[], lines: readonly AgreedLine[]): AgreedLine[] {
  const place = new Map(server.map(({ itemId }, at) => [itemId, at]))
  return lines.toSorted((a, b) => (place.get(a.itemId) ?? 0) - (place.get(b.itemId) ?? 0))
}

function withGoods(goods: CartRecord['goods'], server: readonly AgreedLine[], items: readonly ServerItem[]) {
  const next = items.map((item, at): [string, Goods] => {
    const key = server[at]?.key ?? ''
    const known = goods[key]
    return [key, known ? withServerPrice(known, item) : bareGoods(item)]
  })
  return next.every(([key, one]) => goods[key] === one) ? goods : { ...goods, ...Object.fromEntries(next) }
}

/** What no line and nothing under way is of any more is forgotten. */
function stillNeeded({ lines, queue, parked }: CartRecord, goods: CartRecord['goods']): CartRecord['goods'] {
  const needed = new Set(
    [lines, queue, parked?.lines ?? [], parked?.queue ?? []].flatMap((list) =>
      list.flatMap((one) => ('key' in one ? [one.key] : [])),
    ),
  )
  const kept = Object.entries(goods).filter(([key]) => needed.has(key))
  return kept.length === Object.keys(goods).length ? goods : Object.fromEntries(kept)
}
