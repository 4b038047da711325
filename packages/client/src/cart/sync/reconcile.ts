import {
  type AgreedLine,
  clientLines,
  enqueue,
  isServerStep,
  type Mutation,
  planSync,
  type SyncFinding,
  type SyncStep,
} from '@mantel/domain/cart/sync'
import type { LineProduct } from '../line-product.ts'
import type { CartRecord } from '../record.ts'
import type { SyncContext } from './context.ts'
import { productFromItem, type ServerCartItem, toAgreedLine, withServerPrice } from './server-item.ts'

/** Compares the record with the server's lines, applies the plan's local steps and queues its server steps. */
export function reconcile(
  record: CartRecord,
  items: readonly ServerCartItem[],
  { policy, newId }: Pick<SyncContext, 'policy' | 'newId'>,
): { record: CartRecord; findings: readonly SyncFinding[] } {
  const server = items.map((item) => toAgreedLine(item, record.lines))
  // Changes that were queued after a clear belong to the emptied cart, so they are not compared with the server's lines.
  const clearedAt = record.queue.findIndex(({ kind }) => kind === 'clear')
  const beforeClear = clearedAt < 0 ? record.queue : record.queue.slice(0, clearedAt)
  const { steps, findings } = planSync(clientLines(record.lines, beforeClear), server, policy)
  if (policy.dryRun) return { record, findings }
  const settled = new Set(steps.flatMap((step) => (step.do === 'settle' ? [step.id] : [])))
  const byItemId = new Map(server.map((line) => [line.itemId, line]))
  const lines = steps.flatMap((step) => confirmedLine(step, byItemId))
  const queue = steps
    .flatMap((step) => mutationOf(step, newId))
    .reduce(
      (all, one) => enqueue(all, one, () => true),
      record.queue.filter(({ id }) => !settled.has(id)),
    )
  const next = { ...record, lines: sortLike(server, lines), queue }
  return { findings, record: { ...next, goods: dropUnused(next, mergeProducts(record.goods, server, items)) } }
}

/** The server's line, if the step keeps it. A line that the step will change on the server is stored as it is now. */
function confirmedLine(step: SyncStep, server: ReadonlyMap<number, AgreedLine>): AgreedLine[] {
  const isKept =
    step.do === 'take' ||
    step.do === 'adopt' ||
    step.do === 'agree' ||
    ((step.do === 'set' || step.do === 'delete') && step.id === null)
  const line = isKept && server.get(step.itemId)
  return line ? [{ ...line, key: step.key }] : []
}

/** Mutations for server steps that result from the comparison itself, not from a queued change. */
function mutationOf(step: SyncStep, newId: () => string): Mutation[] {
  if (!isServerStep(step) || step.id !== null) return []
  const { key } = step
  return [
    step.do === 'delete' ? { id: newId(), kind: 'remove', key } : { id: newId(), kind: 'set', key, qty: step.qty },
  ]
}

function sortLike(server: readonly AgreedLine[], lines: readonly AgreedLine[]): AgreedLine[] {
  const position = new Map(server.map(({ itemId }, at) => [itemId, at]))
  return lines.toSorted((a, b) => (position.get(a.itemId) ?? 0) - (position.get(b.itemId) ?? 0))
}

function mergeProducts(goods: CartRecord['goods'], server: readonly AgreedLine[], items: readonly ServerCartItem[]) {
  const next = items.map((item, at): [string, LineProduct] => {
    const key = server[at]?.key ?? ''
    const known = goods[key]
    return [key, known ? withServerPrice(known, item) : productFromItem(item)]
  })
  return next.every(([key, one]) => goods[key] === one) ? goods : { ...goods, ...Object.fromEntries(next) }
}

/** Drops product data that no line and no queued change refers to. */
function dropUnused({ lines, queue, parked }: CartRecord, goods: CartRecord['goods']): CartRecord['goods'] {
  const needed = new Set(
    [lines, queue, parked?.lines ?? [], parked?.queue ?? []].flatMap((list) =>
      list.flatMap((one) => ('key' in one ? [one.key] : [])),
    ),
  )
  const kept = Object.entries(goods).filter(([key]) => needed.has(key))
  return kept.length === Object.keys(goods).length ? goods : Object.fromEntries(kept)
}
