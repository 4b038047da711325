import { type Refusal, refuse } from '@mantel/contract'
import { type CartRefusal, type Configured, priceLine, stockTaken } from '@mantel/domain/cart'
import type { PriceContext } from '@mantel/domain/pricing'
import type { Ctx } from '../platform/context.ts'
import { type Db, inTransaction } from '../platform/db/index.ts'
import { type CartAddress, type CartLine, findLine, lockCart } from './cart.repository.ts'
import { type CartState, type LineToWrite, readState, rekeyLine, writeLines } from './cart-lines.repository.ts'
import { planChange, type WantedLine } from './plan-change.ts'

export type PutResult = { ok: true; lines: CartLine[] } | Refusal | CartRefusal
type PutOptions = { mutationId: string | null; prices: PriceContext | null }

/**
 * Writes lines, all or none. Stock and the other lines are read, the change is planned, and it is written only if nobody
 * changed the cart meanwhile: two statements and no transaction. A busy cart is locked instead, so that every call gets its
 * turn and two calls at once add up. A mutation that was done before changes nothing and answers the line as it is now.
 */
export async function putLines(
  ctx: Ctx,
  address: CartAddress,
  wanted: readonly WantedLine[],
  options: PutOptions,
): Promise<PutResult> {
  const free = await tryPut(ctx, ctx.db, address, wanted, options)
  if (free !== 'needs-lock') return free
  return inTransaction(ctx.db, async (tx) => {
    if (!(await lockCart(tx, address, ctx.now()))) return refuse('cart_unknown')
    const result = await tryPut(ctx, tx, address, wanted, options)
    if (result === 'needs-lock') throw new Error('a cart that is locked was changed')
    return result
  })
}

async function tryPut(
  ctx: Ctx,
  db: Db,
  address: CartAddress,
  wanted: readonly WantedLine[],
  { mutationId, prices }: PutOptions,
): Promise<PutResult | 'needs-lock'> {
  const productIds = wanted.flatMap(({ configured }) => idsOf(configured))
  const state = await readState(db, address, { productIds, mutationId })
  if (!state) return refuse('cart_unknown')
  if (state.doneLine !== null) {
    const done = await findLine(db, address, state.doneLine)
    return done ? { ok: true, lines: [done] } : refuse('cart_item_unknown')
  }
  const plans: LineToWrite[] = []
  for (const one of wanted) {
    const plan = planChange(one, state, ctx.view)
    if (!plan.ok) return plan
    if (!isPriced(one, plan.line.quantity, prices, ctx)) return refuse('product_price_unknown')
    if (isRekeyed(one, plan.line, state)) {
      if (!db.isTransaction) return 'needs-lock'
      await rekeyLine(db, state.cartId, one.lineId, plan.line)
    }
    plans.push(plan.line)
    enter(state, plan.line)
  }
  const ids = await writeLines(db, state, { lines: plans, mutationId, now: ctx.now() })
  // Somebody else changed the cart meanwhile.
  if (!ids) return 'needs-lock'
  return { ok: true, lines: plans.map((line, index) => ({ ...line, id: ids[index] ?? 0 })) }
}

/** A line that becomes another one: that takes more than one statement. */
function isRekeyed(
  one: WantedLine,
  { key }: LineToWrite,
  { lines }: CartState,
): one is WantedLine & { lineId: number } {
  return one.lineId !== undefined && !lines.some((line) => line.id === one.lineId && line.key === key)
}

/** A free product is sold, one without a price that this buyer may know is not. */
function isPriced({ product, configured }: WantedLine, quantity: number, prices: PriceContext | null, { view }: Ctx) {
  const price = prices && priceLine(product, configured, prices, quantity)
  if (!price) return false
  return view.prices.zeroPriceAllowed || price.unit.some(({ amount }) => amount > 0)
}

/** So that the next of several lines sees this one. */
function enter(state: CartState, { key, quantity, taken }: LineToWrite): void {
  const same = state.lines.find((line) => line.key === key)
  if (same) Object.assign(same, { quantity, taken })
  else state.lines.push({ id: 0, key, quantity, taken })
}

function idsOf(configured: Configured): number[] {
  return [configured.bought.id, ...stockTaken(configured).map(({ sellable }) => sellable.id)]
}
