import { type Refusal, readSelection, refuse } from '@mantel/contract'
import { type CartRefusal, configure, emptySelection, parseQuantity } from '@mantel/domain/cart'
import type { Ctx } from '../platform/context.ts'
import type { WantedLine } from './plan-change.ts'
import { todayInDeliveryTimezone } from './price-lines.ts'
import type { ProductLookup } from './product-lookup.ts'
import { readGroupedParts, sentOptions, type WithProductOption } from './sent-options.ts'
import type { CartProduct } from './to-purchasable.ts'
import { originalOptionsOf } from './wire-option.ts'

export type WantedLines = { ok: true; wanted: WantedLine[] } | Refusal | CartRefusal

/** Resolves a product with its options to one line, or a grouped product to one line for each part. */
export async function resolveWantedLines(
  ctx: Ctx,
  lookup: ProductLookup,
  item: WithProductOption & { sku: string },
  quantity: number,
): Promise<WantedLines> {
  const product = (await lookup.find(ctx, [item.sku])).get(item.sku)
  if (!product) return refuse('sku_unknown', { sku: item.sku })
  if (product.typeId === 'grouped') return groupedLines(ctx, lookup, product, item, quantity)
  const configured = configure(product, readSelection(item.product_option), todayInDeliveryTimezone(ctx))
  const spelling = originalOptionsOf(sentOptions(item))
  return configured.ok ? { ok: true, wanted: [{ product, configured, spelling, quantity }] } : configured
}

async function groupedLines(
  ctx: Ctx,
  lookup: ProductLookup,
  grouped: CartProduct,
  item: WithProductOption,
  quantity: number,
): Promise<WantedLines> {
  if (!grouped.isEnabled) return refuse('sku_unknown', { sku: grouped.sku })
  const requestedParts = readGroupedParts(item)
  if (requestedParts && [...requestedParts.keys()].some((id) => !grouped.associated.some((part) => part.id === id))) {
    return refuse('option_unknown')
  }
  const parts = grouped.associated
    .map(({ id, sku, quantity: usual }) => ({ sku, each: requestedParts ? (requestedParts.get(id) ?? 0) : usual }))
    .filter(({ each }) => each !== 0)
  if (parts.length === 0) return refuse('grouped_without_links')
  const products = await lookup.find(
    ctx,
    parts.map(({ sku }) => sku),
  )
  const wanted: WantedLine[] = []
  for (const { sku, each } of parts) {
    const product = products.get(sku)
    if (!product) return refuse('out_of_stock')
    const pieces = parseQuantity(each * quantity)
    if (pieces === null) return refuse('quantity_invalid')
    const configured = configure(product, emptySelection, todayInDeliveryTimezone(ctx))
    if (!configured.ok) return configured
    wanted.push({ product, configured, spelling: null, quantity: pieces })
  }
  return { ok: true, wanted }
}
