import { type BodyOf, type Refusal, refuse } from '@mantel/contract'
import { type CartRefusal, configure, isNothingChosen, parseQuantity } from '@mantel/domain/cart'
import type { Ctx } from '../platform/context.ts'
import { type CartAddress, findLine } from './cart.repository.ts'
import { type PricedLine, pricedLine, todayOf } from './price-lines.ts'
import { putLines } from './put-lines.ts'
import { readSelection, sentOptions } from './read-selection.ts'
import type { Shelf } from './shelf.ts'
import { type Wanted, wantedLines } from './wanted-lines.ts'
import { spellingOf } from './wire-option.ts'

export type SentItem = BodyOf<'cartUpdate'>['cartItem']
export type UpdateResult = { ok: true; lines: PricedLine[] } | Refusal | CartRefusal

/** Adds a product, or sets the quantity of a line. Of a grouped product everything that belongs to it is added. */
export async function updateLine(
  ctx: Ctx,
  shelf: Shelf,
  address: CartAddress,
  item: SentItem,
  groupId: number | null,
): Promise<UpdateResult> {
  const quantity = parseQuantity(item.qty)
  const found = quantity === null ? refuse('quantity_invalid') : await linesOf(ctx, shelf, address, item, quantity)
  const prices = await shelf.prices(ctx, groupId)
  const written = await putLines(ctx, address, found, { mutationId: item.mutation_id ?? null, prices })
  if (!written.ok) return written
  const wanted = found.ok ? found.wanted : []
  const products = new Map(wanted.map(({ product }) => [product.sku, product]))
  const today = todayOf(ctx)
  const lines = written.lines.map((line) => pricedLine(line, products.get(line.productSku) ?? null, prices, today))
  return { ok: true, lines }
}

async function linesOf(
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
  return wantedLines(ctx, shelf, item, quantity)
}

/** −1 belongs to nobody. */
export function idOf(sent: string): number {
  return /^\d{1,15}$/.test(sent) ? Number(sent) : -1
}
