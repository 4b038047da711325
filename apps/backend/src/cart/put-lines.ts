import { refuse } from '@mantel/contract'
import { type CompleteConfiguration, priceLine, stockNeeded } from '@mantel/domain/cart'
import type { PriceContext } from '@mantel/domain/pricing'
import type { Ctx } from '../platform/context.ts'
import { type Db, inTransaction } from '../platform/db/index.ts'
import { type CartLine, type CartRef, findLine, lockCart } from './cart.repository.ts'
import {
  type CartChangeRefusal,
  type CartState,
  type LineToWrite,
  type MutationResult,
  readState,
  recordRefusal,
  rekeyLine,
  writeLines,
} from './cart-lines.repository.ts'
import { planChange, type WantedLine } from './plan-change.ts'
import type { WantedLines } from './wanted-lines.ts'

export type PutResult = { ok: true; lines: CartLine[] } | CartChangeRefusal
type PutOptions = {
  mutationId: string | null
  prices: PriceContext | null
  /** Id of a line that is removed if the wanted lines are written; they may use the stock that it takes. */
  replacedId?: number | null
}

/**
 * Writes all lines or none. The first try is optimistic, two statements without a transaction: it reads stock and lines, plans
 * the change and writes it only if the cart's version is unchanged. If another request changed the cart, the second try locks
 * it, so that concurrent calls add up. A mutation id that was used before changes nothing: if the mutation succeeded, the
 * result is the line's present state; if it was refused, it is refused again even if it would now be possible.
 */
export async function putLines(
  ctx: Ctx,
  cartRef: CartRef,
  found: WantedLines,
  options: PutOptions,
): Promise<PutResult> {
  const unlocked = await tryPut(ctx, ctx.db, cartRef, found, options)
  if (unlocked !== 'needs-lock') return unlocked
  return inTransaction(ctx.db, async (tx) => {
    if (!(await lockCart(tx, cartRef, ctx.now()))) return refuse('cart_unknown')
    const result = await tryPut(ctx, tx, cartRef, found, options)
    if (result === 'needs-lock') throw new Error('a locked cart was changed by another connection')
    return result
  })
}

async function tryPut(
  ctx: Ctx,
  db: Db,
  cartRef: CartRef,
  found: WantedLines,
  { mutationId, prices, replacedId = null }: PutOptions,
): Promise<PutResult | 'needs-lock'> {
  const productIds = found.ok ? found.wanted.flatMap(({ configured }) => idsOf(configured)) : []
  const state = await readState(db, cartRef, { productIds, mutationId })
  // This is checked before everything else, because the client has to create a new cart in any case.
  if (!state) return refuse('cart_unknown')
  if (state.recordedResult) return repeatResult(db, cartRef, state.recordedResult)
  state.lines = state.lines.filter(({ id }) => id !== replacedId)
  const now = ctx.now()
  const plan = found.ok ? planAll(found.wanted, state, prices, ctx) : found
  if (!plan.ok) {
    if (mutationId === null || permanentRefusals.has(plan.code)) return plan
    return (await recordRefusal(db, state, { refusal: plan, mutationId, now })) ? plan : 'needs-lock'
  }
  const { lines, rekeyed } = plan
  if (rekeyed) {
    if (!db.isTransaction) return 'needs-lock'
    await rekeyLine(db, state.cartId, rekeyed.lineId, rekeyed.line)
  }
  const ids = await writeLines(db, state, { lines, replacedId, mutationId, now })
  // Another request changed the cart.
  if (!ids) return 'needs-lock'
  return { ok: true, lines: lines.map((line, index) => ({ ...line, id: ids[index] ?? 0 })) }
}

/** Refusals that need no record: a removed line's id is never used again, so the answer cannot change. */
const permanentRefusals: ReadonlySet<string> = new Set(['cart_item_unknown'])

async function repeatResult(db: Db, cartRef: CartRef, { line, refusal }: MutationResult): Promise<PutResult> {
  if (refusal) return refusal
  const done = line === null ? undefined : await findLine(db, cartRef, line)
  return done ? { ok: true, lines: [done] } : refuse('cart_item_unknown')
}

type Plan = { ok: true; lines: LineToWrite[]; rekeyed: { lineId: number; line: LineToWrite } | null }

function planAll(
  wanted: readonly WantedLine[],
  state: CartState,
  prices: PriceContext | null,
  ctx: Ctx,
): Plan | CartChangeRefusal {
  const all: Plan = { ok: true, lines: [], rekeyed: null }
  for (const wantedLine of wanted) {
    const plan = planChange(wantedLine, state, ctx.view)
    if (!plan.ok) return plan
    const { line } = plan
    if (!isPriced(wantedLine, line.quantity, prices, ctx)) return refuse('product_price_unknown')
    if (isRekeyed(wantedLine, line, state)) all.rekeyed = { lineId: wantedLine.lineId, line }
    all.lines.push(line)
    applyToState(state, line)
  }
  return all
}

/** True if the line gets another key, which takes more than one statement. */
function isRekeyed(
  wantedLine: WantedLine,
  { key }: LineToWrite,
  { lines }: CartState,
): wantedLine is WantedLine & { lineId: number } {
  return wantedLine.lineId !== undefined && !lines.some((line) => line.id === wantedLine.lineId && line.key === key)
}

/** A free product can be sold; a product without a price visible to this buyer cannot. */
function isPriced({ product, configured }: WantedLine, quantity: number, prices: PriceContext | null, { view }: Ctx) {
  const price = prices && priceLine(product, configured, prices, quantity)
  if (!price) return false
  return view.prices.zeroPriceAllowed || price.unit.some(({ amount }) => amount > 0)
}

/** Enters the planned line into the state, so that the next line's plan counts it. */
function applyToState(state: CartState, { key, quantity, taken }: LineToWrite): void {
  const existing = state.lines.find((line) => line.key === key)
  if (existing) Object.assign(existing, { quantity, taken })
  else state.lines.push({ id: 0, key, quantity, taken })
}

function idsOf(configured: CompleteConfiguration): number[] {
  return [configured.bought.id, ...stockNeeded(configured).map(({ sellable }) => sellable.id)]
}
