import { type CartRefusal, type CompleteConfiguration, configure, type LinePrice, priceLine } from '@mantel/domain/cart'
import { giftCard } from '@mantel/domain/constants'
import type { PriceContext } from '@mantel/domain/pricing'
import type { Ctx } from '../platform/context.ts'
import type { CartLine } from './cart.repository.ts'
import type { ProductLookup } from './product-lookup.ts'
import type { CartProduct } from './to-purchasable.ts'

/** A cart line with its current product and price. */
export type PricedLine = CartLine & {
  /** null: the store no longer sells it. */
  product: CartProduct | null
  configured: CompleteConfiguration | null
  price: LinePrice | null
  /** Why the line cannot be ordered; does not cover stock. */
  problem: CartRefusal | null
}

export async function priceLines(
  ctx: Ctx,
  lookup: ProductLookup,
  lines: readonly CartLine[],
  groupId: number | null,
): Promise<PricedLine[]> {
  const products = await lookup.find(
    ctx,
    lines.map(({ productSku }) => productSku),
  )
  const context = await lookup.findPriceContext(ctx, groupId)
  const today = todayInDeliveryTimezone(ctx)
  return lines.map((line) => toPricedLine(line, products.get(line.productSku) ?? null, context, today))
}

export function toPricedLine(
  line: CartLine,
  product: CartProduct | null,
  context: PriceContext | null,
  today: string,
): PricedLine {
  const unknownSku = { ok: false, code: 'sku_unknown', params: { sku: line.boughtSku } } as const
  const result = product ? configure(product, line.selection, today) : unknownSku
  if (!product || !result.ok) {
    return { ...line, product, configured: null, price: null, problem: result.ok ? null : result }
  }
  const price = context && priceLine(product, result, context, line.quantity)
  const unknownPrice = { ok: false, code: 'product_price_unknown', params: {} } as const
  return { ...line, product, configured: result, price, problem: price ? null : unknownPrice }
}

/** YYYY-MM-DD in the timezone of gift card delivery. */
export function todayInDeliveryTimezone({ now }: Pick<Ctx, 'now'>): string {
  const time = now().getTime()
  const hour = Math.floor(time / hourMs)
  // A day in that timezone begins on a full hour, so the text is cached for an hour: Intl.DateTimeFormat is slow.
  if (hour !== lastToday.hour) lastToday = { hour, text: dayFormat.format(time) }
  return lastToday.text
}

const hourMs = 3_600_000
let lastToday = { hour: -1, text: '' }

/** The Swedish locale formats dates as ISO 8601. */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: giftCard.deliveryTimezone })
