import { type Refusal, refuse } from '@mantel/contract'
import { type CartRefusal, configure, nothingChosen, parseQuantity } from '@mantel/domain/cart'
import type { Ctx } from '../platform/context.ts'
import type { WantedLine } from './plan-change.ts'
import { todayOf } from './price-lines.ts'
import { readGroupedParts, readSelection, type SentChoice, sentOptions } from './read-selection.ts'
import type { Shelf } from './shelf.ts'
import type { ShelfProduct } from './to-purchasable.ts'
import { spellingOf } from './wire-option.ts'

export type Wanted = { ok: true; wanted: WantedLine[] } | Refusal | CartRefusal

/** What a product with its choice means as lines: one, or of a grouped product one for each part. */
export async function wantedLines(
  ctx: Ctx,
  shelf: Shelf,
  item: SentChoice & { sku: string },
  quantity: number,
): Promise<Wanted> {
  const product = (await shelf.find(ctx, [item.sku])).get(item.sku)
  if (!product) return refuse('sku_unknown', { sku: item.sku })
  if (product.typeId === 'grouped') return groupedLines(ctx, shelf, product, item, quantity)
  const configured = configure(product, readSelection(item), todayOf(ctx))
  const spelling = spellingOf(sentOptions(item))
  return configured.ok ? { ok: true, wanted: [{ product, configured, spelling, quantity }] } : configured
}

async function groupedLines(
  ctx: Ctx,
  shelf: Shelf,
  grouped: ShelfProduct,
  item: SentChoice,
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
