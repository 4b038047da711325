import { type Refusal, refuse } from '@mantel/contract'
import { type CartRefusal, type Configured, configure, isNothingChosen, parseQuantity } from '@mantel/domain/cart'
import type { Ctx } from '../platform/context.ts'
import { type CartLine, type CartRow, readLines, removeLine } from './cart.repository.ts'
import { readVersion, writeLines } from './cart-lines.repository.ts'
import { keyOf, lineKeyOf, mostLines, toLine, type WantedLine } from './plan-change.ts'
import { todayOf } from './price-lines.ts'
import { readSelection, type SentChoice } from './read-selection.ts'
import type { Shelf } from './shelf.ts'
import { type Wanted, wantedLines } from './wanted-lines.ts'

/** A product of an order: sku is the bought variant's, parentSku that of what it was chosen from. */
export type OrderedItem = SentChoice & {
  sku: string
  qty: number
  parentSku?: string | null | undefined
  server_item_id?: string | null | undefined
}

export type Filled =
  /** lines: what the cart holds now. lineIds: for each item the lines it is in. */
  | { ok: true; lines: CartLine[]; lineIds: number[][]; configured: Configured[] }
  | { ok: false; item: number; refusal: Refusal | CartRefusal }

/**
 * Makes the lines of a locked cart those of an order: adds, changes and removes; what is right already is left alone. Whether
 * there is enough of everything is for the order to say. ctx.db is the transaction.
 */
export async function fillCart(
  ctx: Ctx,
  shelf: Shelf,
  cart: Pick<CartRow, 'id'>,
  items: readonly OrderedItem[],
): Promise<Filled> {
  const present = await readLines(ctx.db, cart.id)
  const target = new Map<string, { wanted: WantedLine; quantity: number }>()
  const keys: string[][] = []
  for (const [item, sent] of items.entries()) {
    const found = await linesOf(ctx, shelf, sent, present)
    if (!found.ok) return { ok: false, item, refusal: found }
    keys.push(
      found.wanted.map((wanted) => {
        const key = keyOf(wanted)
        target.set(key, { wanted, quantity: wanted.quantity + (target.get(key)?.quantity ?? 0) })
        return key
      }),
    )
    if (target.size > mostLines) return { ok: false, item, refusal: refuse('cart_full', { limit: mostLines }) }
  }
  const all = [...target.values()].map(({ wanted, quantity }) => toLine(wanted, quantity))
  const configured = [...target.values()].map(({ wanted }) => wanted.configured)
  const ids = new Map<string, number>()
  for (const line of present) {
    const key = lineKeyOf(line)
    if (!target.has(key)) await removeLine(ctx.db, cart.id, line.id)
    else if (target.get(key)?.quantity === line.quantity) ids.set(key, line.id)
  }
  const changed = all.filter(({ key }) => !ids.has(key))
  if (changed.length > 0) {
    const version = await readVersion(ctx.db, cart.id)
    const put = { lines: changed, mutationId: null, now: ctx.now() }
    const written = await writeLines(ctx.db, { cartId: cart.id, version }, put)
    if (!written) throw new Error('a cart that is locked was changed')
    for (const [at, { key }] of changed.entries()) ids.set(key, written[at] ?? 0)
  }
  const idOf = (key: string) => ids.get(key) ?? 0
  const lines = all.map(({ key, ...line }) => ({ ...line, id: idOf(key) }))
  return {
    ok: true,
    lines: lines.toSorted((a, b) => a.id - b.id),
    lineIds: keys.map((list) => list.map(idOf)),
    configured,
  }
}

/** Clients that leave out what was chosen mean the line that they name, or the only one with that sku. */
async function linesOf(ctx: Ctx, shelf: Shelf, sent: OrderedItem, present: readonly CartLine[]): Promise<Wanted> {
  const quantity = parseQuantity(sent.qty)
  if (quantity === null) return refuse('quantity_invalid')
  const same = isNothingChosen(readSelection(sent)) ? present.filter(({ boughtSku }) => boughtSku === sent.sku) : []
  const named = same.find(({ id }) => String(id) === sent.server_item_id)
  const again = named && (await asItIs(ctx, shelf, named, quantity))
  if (again) return again
  const parent = sent.parentSku && sent.parentSku !== sent.sku ? sent.parentSku : null
  const byParent = parent === null ? null : await wantedLines(ctx, shelf, { ...sent, sku: parent }, quantity)
  if (byParent?.ok) return byParent
  const bySku = await wantedLines(ctx, shelf, sent, quantity)
  if (bySku.ok) return bySku
  const only = same.length === 1 && same[0] ? await asItIs(ctx, shelf, same[0], quantity) : null
  return only ?? byParent ?? bySku
}

async function asItIs(ctx: Ctx, shelf: Shelf, line: CartLine, quantity: number): Promise<Wanted | null> {
  const product = (await shelf.find(ctx, [line.productSku])).get(line.productSku)
  if (!product) return null
  const configured = configure(product, line.selection, todayOf(ctx))
  if (!configured.ok) return null
  return { ok: true, wanted: [{ product, configured, spelling: line.spelling, quantity }] }
}
