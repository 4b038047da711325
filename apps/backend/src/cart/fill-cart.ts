import { type Refusal, readSelection, refuse } from '@mantel/contract'
import {
  type CartRefusal,
  type CompleteConfiguration,
  configure,
  isEmptySelection,
  parseQuantity,
} from '@mantel/domain/cart'
import type { Ctx } from '../platform/context.ts'
import { type CartLine, type CartRow, readLines, removeLine } from './cart.repository.ts'
import { readVersion, writeLines } from './cart-lines.repository.ts'
import { checkFiles } from './check-files.ts'
import { cartLineKey, maxLines, toLineToWrite, type WantedLine, wantedLineKey } from './plan-change.ts'
import { todayInDeliveryTimezone } from './price-lines.ts'
import type { ProductLookup } from './product-lookup.ts'
import type { WithProductOption } from './sent-options.ts'
import { resolveWantedLines, type WantedLines } from './wanted-lines.ts'

/** A product of an order: sku is the bought variant's, parentSku that of its configurable product. */
export type OrderedItem = WithProductOption & {
  sku: string
  qty: number
  parentSku?: string | null | undefined
  server_item_id?: string | null | undefined
}

export type FilledCart =
  /** lines: the cart's content. lineIds: for each item, the ids of its lines. */
  | { ok: true; lines: CartLine[]; lineIds: number[][]; configured: CompleteConfiguration[] }
  | { ok: false; item: number; refusal: Refusal | CartRefusal }

/**
 * Adds, changes and removes lines of a locked cart until they match the order's items. Matching lines are not written. Does
 * not check stock; placing the order does. ctx.db is the transaction.
 */
export async function fillCart(
  ctx: Ctx,
  lookup: ProductLookup,
  cart: Pick<CartRow, 'id'>,
  items: readonly OrderedItem[],
): Promise<FilledCart> {
  const present = await readLines(ctx.db, cart.id)
  const target = new Map<string, { wanted: WantedLine; quantity: number }>()
  const keys: string[][] = []
  for (const [item, sent] of items.entries()) {
    const found = await linesOf(ctx, lookup, sent, present)
    if (!found.ok) return { ok: false, item, refusal: found }
    const missingFile = await checkFiles(ctx.db, { cartId: cart.id }, found.wanted)
    if (missingFile) return { ok: false, item, refusal: missingFile }
    keys.push(
      found.wanted.map((wanted) => {
        const key = wantedLineKey(wanted)
        target.set(key, { wanted, quantity: wanted.quantity + (target.get(key)?.quantity ?? 0) })
        return key
      }),
    )
    if (target.size > maxLines) return { ok: false, item, refusal: refuse('cart_full', { limit: maxLines }) }
  }
  const all = [...target.values()].map(({ wanted, quantity }) => toLineToWrite(wanted, quantity))
  const configured = [...target.values()].map(({ wanted }) => wanted.configured)
  const ids = new Map<string, number>()
  for (const line of present) {
    const key = cartLineKey(line)
    if (!target.has(key)) await removeLine(ctx.db, cart.id, line.id)
    else if (target.get(key)?.quantity === line.quantity) ids.set(key, line.id)
  }
  const changed = all.filter(({ key }) => !ids.has(key))
  if (changed.length > 0) {
    const version = await readVersion(ctx.db, cart.id)
    const change = { lines: changed, mutationId: null, now: ctx.now() }
    const written = await writeLines(ctx.db, { cartId: cart.id, version }, change)
    if (!written) throw new Error('a locked cart was changed by another connection')
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

/** A client that sends no options refers to the line of the sent item id, or to the only line with that sku. */
async function linesOf(
  ctx: Ctx,
  lookup: ProductLookup,
  sent: OrderedItem,
  present: readonly CartLine[],
): Promise<WantedLines> {
  const quantity = parseQuantity(sent.qty)
  if (quantity === null) return refuse('quantity_invalid')
  const candidates = isEmptySelection(readSelection(sent.product_option))
    ? present.filter(({ boughtSku }) => boughtSku === sent.sku)
    : []
  const named = candidates.find(({ id }) => String(id) === sent.server_item_id)
  const repeated = named && (await withStoredSelection(ctx, lookup, named, quantity))
  if (repeated) return repeated
  const parent = sent.parentSku && sent.parentSku !== sent.sku ? sent.parentSku : null
  const byParent = parent === null ? null : await resolveWantedLines(ctx, lookup, { ...sent, sku: parent }, quantity)
  if (byParent?.ok) return byParent
  const bySku = await resolveWantedLines(ctx, lookup, sent, quantity)
  if (bySku.ok) return bySku
  const only =
    candidates.length === 1 && candidates[0] ? await withStoredSelection(ctx, lookup, candidates[0], quantity) : null
  return only ?? byParent ?? bySku
}

async function withStoredSelection(
  ctx: Ctx,
  lookup: ProductLookup,
  line: CartLine,
  quantity: number,
): Promise<WantedLines | null> {
  const product = (await lookup.find(ctx, [line.productSku])).get(line.productSku)
  if (!product) return null
  const configured = configure(product, line.selection, todayInDeliveryTimezone(ctx))
  if (!configured.ok) return null
  return { ok: true, wanted: [{ product, configured, spelling: line.spelling, quantity }] }
}
