import { type BodyOf, type Refusal, refuse } from '@mantel/contract'
import {
  type CartRefusal,
  configure,
  isNothingChosen,
  nothingChosen,
  type Purchasable,
  parseQuantity,
} from '@mantel/domain/cart'
import type { Ctx } from '../platform/context.ts'
import { type CartAddress, findCart, findLine } from './cart.repository.ts'
import type { WantedLine } from './plan-change.ts'
import { type PricedLine, pricedLine, todayOf } from './price-lines.ts'
import { putLines } from './put-lines.ts'
import { readGroupedParts, readSelection, sentOptions } from './read-selection.ts'
import type { Shelf } from './shelf.ts'
import { spellingOf } from './wire-option.ts'

export type SentItem = BodyOf<'cartUpdate'>['cartItem']
export type UpdateResult = { ok: true; lines: PricedLine[] } | Refusal | CartRefusal
type Wanted = { ok: true; wanted: WantedLine[] } | Refusal | CartRefusal

/** Adds a product, or sets the quantity of a line. Of a grouped product everything that belongs to it is added. */
export async function updateLine(
  ctx: Ctx,
  shelf: Shelf,
  address: CartAddress,
  item: SentItem,
  groupId: number | null,
): Promise<UpdateResult> {
  const quantity = parseQuantity(item.qty)
  const found = quantity === null ? refuse('quantity_invalid') : await wantedLines(ctx, shelf, address, item, quantity)
  // Whoever names a cart that is not there has to make a new one, whatever else is wrong.
  if (!found.ok) return (await findCart(ctx.db, address)) ? found : refuse('cart_unknown')
  const prices = await shelf.prices(ctx, groupId)
  const written = await putLines(ctx, address, found.wanted, { mutationId: item.mutation_id ?? null, prices })
  if (!written.ok) return written
  const products = new Map(found.wanted.map(({ product }) => [product.sku, product]))
  const today = todayOf(ctx)
  const lines = written.lines.map((line) => pricedLine(line, products.get(line.productSku) ?? null, prices, today))
  return { ok: true, lines }
}

async function wantedLines(
  ctx: Ctx,
  shelf: Shelf,
  address: CartAddress,
  item: SentItem,
  quantity: number,
): Promise<Wanted> {
  const today = todayOf(ctx)
  const chosen = readSelection(item)
  if (item.item_id !== undefined && item.item_id !== null && item.item_id !== '') {
    const line = await findLine(ctx.db, address, idOf(item.item_id))
    if (!line) return refuse('cart_item_unknown')
    const isSame = isNothingChosen(chosen) && [line.boughtSku, line.productSku].includes(item.sku)
    const sku = item.sku === line.boughtSku ? line.productSku : item.sku
    const product = (await shelf.find(ctx, [sku])).get(sku)
    if (!product) return refuse('sku_unknown', { sku })
    const configured = configure(product, isSame ? line.selection : chosen, today)
    const spelling = isSame ? line.spelling : spellingOf(sentOptions(item))
    return configured.ok
      ? { ok: true, wanted: [{ product, configured, spelling, quantity, lineId: line.id }] }
      : configured
  }
  const product = (await shelf.find(ctx, [item.sku])).get(item.sku)
  if (!product) return refuse('sku_unknown', { sku: item.sku })
  if (product.typeId === 'grouped') return groupedLines(ctx, shelf, product, item, quantity)
  const configured = configure(product, chosen, today)
  const spelling = spellingOf(sentOptions(item))
  return configured.ok ? { ok: true, wanted: [{ product, configured, spelling, quantity }] } : configured
}

async function groupedLines(
  ctx: Ctx,
  shelf: Shelf,
  grouped: Purchasable,
  item: SentItem,
  quantity: number,
): Promise<Wanted> {
  if (!grouped.isEnabled) return refuse('sku_unknown', { sku: grouped.sku })
  const asked = readGroupedParts(item)
  if (asked && [...asked.keys()].some((id) => !grouped.associated.some((part) => part.id === id))) {
    return refuse('option_unknown')
  }
  const parts = grouped.associated
    .map(({ id, sku, quantity: usual }) => ({ sku, each: asked ? (asked.get(id) ?? 0) : usual }))
    .filter(({ each }) => each !== 0)
  if (parts.length === 0) return refuse('grouped_without_links')
  const products = await shelf.find(
    ctx,
    parts.map(({ sku }) => sku),
  )
  const wanted: WantedLine[] = []
  for (const { sku, each } of parts) {
    const product = products.get(sku)
    if (!product) return refuse('out_of_stock')
    const pieces = parseQuantity(each * quantity)
    if (pieces === null) return refuse('quantity_invalid')
    const configured = configure(product, nothingChosen, todayOf(ctx))
    if (!configured.ok) return configured
    wanted.push({ product, configured, spelling: null, quantity: pieces })
  }
  return { ok: true, wanted }
}

/** −1 belongs to nobody. */
export function idOf(sent: string): number {
  return /^\d{1,15}$/.test(sent) ? Number(sent) : -1
}
