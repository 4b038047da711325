import { type Refusal, refuse } from '@mantel/contract'
import { type CartRefusal, type Configured, priceLine, stockTaken } from '@mantel/domain/cart'
import type { PriceContext } from '@mantel/domain/pricing'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import {
  type CartAddress,
  type CartLine,
  type CartState,
  findLine,
  lockCart,
  putLine,
  readState,
  rewriteLine,
} from './cart.repository.ts'
import { planChange, type WantedLine } from './plan-change.ts'

export type PutResult = { ok: true; lines: CartLine[] } | Refusal | CartRefusal

/**
 * Writes lines, all or none: the cart is locked, then stock and other lines are asked, so that two calls at once add up and
 * never oversell by themselves. A mutation that was done before changes nothing and answers the line as it is now.
 */
export function putLines(
  ctx: Ctx,
  address: CartAddress,
  wanted: readonly WantedLine[],
  { mutationId, prices }: { mutationId: string | null; prices: PriceContext | null },
): Promise<PutResult> {
  const productIds = wanted.flatMap(({ configured }) => idsOf(configured))
  return inTransaction(ctx.db, async (tx): Promise<PutResult> => {
    const cart = await lockCart(tx, address, ctx.now())
    if (!cart) return refuse('cart_unknown')
    const state = await readState(tx, cart.id, { productIds, mutationId })
    if (state.doneLine !== null) {
      const done = await findLine(tx, address, state.doneLine)
      return done ? { ok: true, lines: [done] } : refuse('cart_item_unknown')
    }
    // Planned as a whole before anything is written: a refusal leaves no trace.
    const plans: { line: CartLine; key: string; lineId: number | undefined }[] = []
    for (const one of wanted) {
      const plan = planChange(one, state, ctx.view)
      if (!plan.ok) return plan
      if (!isPriced(one, plan.line.quantity, prices, ctx)) return refuse('product_price_unknown')
      plans.push({ line: { id: 0, ...plan.line }, key: plan.line.key, lineId: one.lineId })
      enter(state, plan.line)
    }
    const lines: CartLine[] = []
    for (const { line, key, lineId } of plans) {
      const mutation = lines.length === 0 ? mutationId : null
      if (lineId === undefined) {
        lines.push({ ...line, id: await putLine(tx, cart.id, { ...line, key }, mutation) })
      } else {
        await rewriteLine(tx, cart.id, lineId, { ...line, key }, mutation)
        lines.push({ ...line, id: lineId })
      }
    }
    return { ok: true, lines }
  })
}

/** A free product is sold, one without a price that this buyer may know is not. */
function isPriced({ product, configured }: WantedLine, quantity: number, prices: PriceContext | null, { view }: Ctx) {
  const price = prices && priceLine(product, configured, prices, quantity)
  if (!price) return false
  return view.prices.zeroPriceAllowed || price.unit.some(({ amount }) => amount > 0)
}

/** So that the next of several lines sees this one. */
function enter(
  state: CartState,
  { key, quantity, taken }: { key: string; quantity: number; taken: Record<string, number> },
) {
  const same = state.lines.find((line) => line.key === key)
  if (same) Object.assign(same, { quantity, taken })
  else state.lines.push({ id: 0, key, quantity, taken })
}

function idsOf(configured: Configured): number[] {
  return [configured.bought.id, ...stockTaken(configured).map(({ sellable }) => sellable.id)]
}
