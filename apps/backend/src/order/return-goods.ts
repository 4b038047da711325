import { type Refusal, refuse } from '@mantel/contract'
import { allSentLines, type ParcelLine, planReturn } from '@mantel/domain/order'
import type { Db } from '../platform/db/index.ts'
import { lockOrder, type OrderRow } from './order.repository.ts'
import { readSentFacts } from './request-facts.ts'
import { insertReturn, readReturns } from './return.repository.ts'
import { restock } from './return-stock.ts'

export type ReturnedGoods = {
  /** Units by SKU; undefined means everything that was shipped and has not come back yet. */
  items: { sku: string; quantity: number }[] | undefined
  /** Damaged goods are recorded, but cannot be sold again. */
  isRestocked: boolean
}

/** restocked: the number of units that are in stock again, of all products together. */
export type BookedReturn = { ok: true; order: OrderRow; lines: ParcelLine[]; restocked: number }

export type ReturnRefusal = Refusal<'order_unknown' | 'return_nothing_left' | 'return_sku_unknown' | 'return_too_many'>

/**
 * Records shipped goods that came back and returns them to stock. It refunds nothing: the refund is made by accepting the buyer's
 * request, or with `order refund`, before or after the goods arrive.
 */
export async function returnGoods(
  tx: Db,
  orderId: number,
  { items, isRestocked }: ReturnedGoods,
  now: Date,
): Promise<BookedReturn | ReturnRefusal> {
  const order = await lockOrder(tx, orderId)
  if (!order) return refuse('order_unknown')
  const { lines } = order.snapshot
  const facts = await readSentFacts(tx, orderId)
  const { sent, completelySentAt } = facts
  const earlier = await readReturns(tx, orderId)
  const plan = planReturn(
    lines,
    {
      sent: sent.length === 0 && completelySentAt !== null ? allSentLines(lines) : sent,
      returned: earlier.flatMap((one) => one.lines),
    },
    items,
  )
  if (!plan.ok) return plan
  await insertReturn(tx, orderId, { number: earlier.length + 1, isRestocked, returnedAt: now, lines: plan.lines })
  const restocked = isRestocked ? await restock(tx, order, plan.lines, facts) : []
  return { ok: true, order, lines: plan.lines, restocked: restocked.reduce((sum, { quantity }) => sum + quantity, 0) }
}
