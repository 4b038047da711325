import { type BodyOf, type Refusal, readSelection, refuse } from '@mantel/contract'
import { type CartRefusal, configure, isEmptySelection, parseQuantity } from '@mantel/domain/cart'
import type { Ctx } from '../platform/context.ts'
import { type CartLine, type CartRef, findCart, findLine, readLines } from './cart.repository.ts'
import { checkFiles } from './check-files.ts'
import { type PricedLine, todayInDeliveryTimezone, toPricedLine } from './price-lines.ts'
import type { ProductLookup } from './product-lookup.ts'
import { putLines } from './put-lines.ts'
import { findReverseCharge, removeTaxFromLine } from './reverse-charge.ts'
import { sentOptions } from './sent-options.ts'
import type { Buyer } from './sum-cart.ts'
import type { CartProduct } from './to-purchasable.ts'
import { resolveWantedLines, type WantedLines } from './wanted-lines.ts'
import { originalOptionsOf } from './wire-option.ts'

export type SentItem = BodyOf<'cartUpdate'>['cartItem']
export type UpdateResult = { ok: true; lines: PricedLine[] } | Refusal | CartRefusal

/** Adds a product, or sets a line's quantity. A grouped product adds one line for each of its parts. */
export async function updateLine(
  ctx: Ctx,
  lookup: ProductLookup,
  cartRef: CartRef,
  item: SentItem,
  buyer: Buyer,
): Promise<UpdateResult> {
  const quantity = parseQuantity(item.qty)
  const resolved = quantity === null ? refuse('quantity_invalid') : await linesOf(ctx, lookup, cartRef, item, quantity)
  const found = (resolved.ok && (await checkFiles(ctx.db, cartRef, resolved.wanted))) || resolved
  const prices = await lookup.findPriceContext(ctx, buyer.groupId)
  const written = await putLines(ctx, cartRef, found, {
    mutationId: item.mutation_id ?? null,
    prices,
    replacedId: replacedLineId(item),
  })
  if (!written.ok) return written
  const wanted = found.ok ? found.wanted : []
  const products = new Map(wanted.map(({ product }) => [product.sku, product]))
  const today = todayInDeliveryTimezone(ctx)
  const lines = written.lines.map((line) => toPricedLine(line, products.get(line.productSku) ?? null, prices, today))
  const isUntaxed = ctx.view.shipping.origin !== null && (await isReverseChargeCart(ctx, cartRef, buyer))
  return { ok: true, lines: isUntaxed ? lines.map((line) => removeTaxFromLine(line, ctx.view)) : lines }
}

async function isReverseChargeCart(ctx: Ctx, cartRef: CartRef, buyer: Buyer): Promise<boolean> {
  const cart = await findCart(ctx.db, cartRef)
  return cart !== undefined && (await findReverseCharge(ctx, cart, await readLines(ctx.db, cart.id), buyer)) !== null
}

async function linesOf(
  ctx: Ctx,
  lookup: ProductLookup,
  cartRef: CartRef,
  item: SentItem,
  quantity: number,
): Promise<WantedLines> {
  const today = todayInDeliveryTimezone(ctx)
  const chosen = readSelection(item.product_option)
  if (item.item_id !== undefined && item.item_id !== null && item.item_id !== '') {
    const line = await findLine(ctx.db, cartRef, parseItemId(item.item_id))
    if (!line) return refuse('cart_item_unknown')
    const isSame = isEmptySelection(chosen) && [line.boughtSku, line.productSku].includes(item.sku)
    const sku = item.sku === line.boughtSku ? line.productSku : item.sku
    const product = (await lookup.find(ctx, [sku])).get(sku)
    if (!product) return refuse('sku_unknown', { sku })
    if (!isProductOf(line, product)) return refuse('cart_item_unknown')
    const configured = configure(product, isSame ? line.selection : chosen, today)
    const spelling = isSame ? line.spelling : originalOptionsOf(sentOptions(item))
    return configured.ok
      ? { ok: true, wanted: [{ product, configured, spelling, quantity, lineId: line.id }] }
      : configured
  }
  return resolveWantedLines(ctx, lookup, item, quantity)
}

/** An item id sent with another product does not refer to this line; sent with another variant of the same product, it does. */
function isProductOf({ productSku, boughtSku }: CartLine, { sku, variants }: CartProduct): boolean {
  return sku === productSku || sku === boughtSku || variants.some((variant) => variant.sku === boughtSku)
}

/** A line cannot replace itself: if `replaces` is its own item id, the call sets its quantity. */
function replacedLineId({ item_id, replaces }: SentItem): number | null {
  return replaces && replaces !== item_id ? parseItemId(replaces) : null
}

/** Returns −1, which no line has, for a malformed id. */
export function parseItemId(sent: string): number {
  return /^\d{1,15}$/.test(sent) ? Number(sent) : -1
}
