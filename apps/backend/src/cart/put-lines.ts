import { refuse } from '@mantel/contract'
import { type Configured, priceLine, stockTaken } from '@mantel/domain/cart'
import type { PriceContext } from '@mantel/domain/pricing'
import type { Ctx } from '../platform/context.ts'
import { type Db, inTransaction } from '../platform/db/index.ts'
import { type CartAddress, type CartLine, findLine, lockCart } from './cart.repository.ts'
import {
  type AnyRefusal,
  type CartState,
  type Earlier,
  type LineToWrite,
  readState,
  rekeyLine,
  writeLines,
  writeRefusal,
} from './cart-lines.repository.ts'
import { planChange, type WantedLine } from './plan-change.ts'
import type { Wanted } from './wanted-lines.ts'

export type PutResult = { ok: true; lines: CartLine[] } | AnyRefusal
type PutOptions = { mutationId: string | null; prices: PriceContext | null }

/**
 * Writes lines, all or none. Stock and the other lines are read, the change is planned, and it is written only if nobody
 * changed the cart meanwhile: two statements and no transaction. A busy cart is locked instead, so that every call gets its
 * turn and two calls at once add up. A mutation that came before changes nothing: one that was done answers the line as it
 * is now, one that was refused is refused again, whatever would be possible by now.
 */
export async function putLines(ctx: Ctx, address: CartAddress, found: Wanted, options: PutOptions): Promise<PutResult> {
  const free = await tryPut(ctx, ctx.db, address, found, options)
  if (free !== 'needs-lock') return free
  return inTransaction(ctx.db, async (tx) => {
    if (!(await lockCart(tx, address, ctx.now()))) return refuse('cart_unknown')
    const result = await tryPut(ctx, tx, address, found, options)
    if (result === 'needs-lock') throw new Error('a cart that is locked was changed')
    return result
  })
}

async function tryPut(
  ctx: Ctx,
  db: Db,
  address: CartAddress,
  found: Wanted,
  { mutationId, prices }: PutOptions,
): Promise<PutResult | 'needs-lock'> {
  const productIds = found.ok ? found.wanted.flatMap(({ configured }) => idsOf(configured)) : []
  const state = await readState(db, address, { productIds, mutationId })
  // Whoever names a cart that is not there has to make a new one, whatever else is wrong.
  if (!state) return refuse('cart_unknown')
  if (state.earlier) return answerAgain(db, address, state.earlier)
  const now = ctx.now()
  const plan = found.ok ? planAll(found.wanted, state, prices, ctx) : found
  if (!plan.ok) {
    if (mutationId === null || neverTurns.has(plan.code)) return plan
    return (await writeRefusal(db, state, { refusal: plan, mutationId, now })) ? plan : 'needs-lock'
  }
  const { lines, rekeyed } = plan
  if (rekeyed) {
    if (!db.isTransaction) return 'needs-lock'
    await rekeyLine(db, state.cartId, rekeyed.lineId, rekeyed.line)
  }
  const ids = await writeLines(db, state, { lines, mutationId, now })
  // Somebody else changed the cart meanwhile.
  if (!ids) return 'needs-lock'
  return { ok: true, lines: lines.map((line, index) => ({ ...line, id: ids[index] ?? 0 })) }
}

/** A line that is gone does not come back under its number: there is nothing to be remembered. */
const neverTurns: ReadonlySet<string> = new Set(['cart_item_unknown'])

async function answerAgain(db: Db, address: CartAddress, { line, refusal }: Earlier): Promise<PutResult> {
  if (refusal) return refusal
  const done = line === null ? undefined : await findLine(db, address, line)
  return done ? { ok: true, lines: [done] } : refuse('cart_item_unknown')
}

type Plan = { ok: true; lines: LineToWrite[]; rekeyed: { lineId: number; line: LineToWrite } | null }

function planAll(
  wanted: readonly WantedLine[],
  state: CartState,
  prices: PriceContext | null,
  ctx: Ctx,
): Plan | AnyRefusal {
  const all: Plan = { ok: true, lines: [], rekeyed: null }
  for (const one of wanted) {
    const plan = planChange(one, state, ctx.view)
    if (!plan.ok) return plan
    const { line } = plan
    if (!isPriced(one, line.quantity, prices, ctx)) return refuse('product_price_unknown')
    if (isRekeyed(one, line, state)) all.rekeyed = { lineId: one.lineId, line }
    all.lines.push(line)
    enter(state, line)
  }
  return all
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
