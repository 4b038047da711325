import { type CartRefusal, type Configured, configure, type LinePrice, priceLine } from '@mantel/domain/cart'
import { giftCard } from '@mantel/domain/constants'
import type { PriceContext } from '@mantel/domain/pricing'
import type { Ctx } from '../platform/context.ts'
import type { CartLine } from './cart.repository.ts'
import type { Shelf } from './shelf.ts'
import type { ShelfProduct } from './to-purchasable.ts'

/** A line with what it is and costs today. */
export type PricedLine = CartLine & {
  /** null: the store has it no longer. */
  product: ShelfProduct | null
  configured: Configured | null
  price: LinePrice | null
  /** Why it cannot be ordered as it is; stock aside. */
  problem: CartRefusal | null
}

export async function priceLines(
  ctx: Ctx,
  shelf: Shelf,
  lines: readonly CartLine[],
  groupId: number | null,
): Promise<PricedLine[]> {
  const products = await shelf.find(
    ctx,
    lines.map(({ productSku }) => productSku),
  )
  const context = await shelf.prices(ctx, groupId)
  const today = todayOf(ctx)
  return lines.map((line) => pricedLine(line, products.get(line.productSku) ?? null, context, today))
}

export function pricedLine(
  line: CartLine,
  product: ShelfProduct | null,
  context: PriceContext | null,
  today: string,
): PricedLine {
  const gone = { ok: false, code: 'sku_unknown', params: { sku: line.boughtSku } } as const
  const result = product ? configure(product, line.selection, today) : gone
  if (!product || !result.ok) {
    return { ...line, product, configured: null, price: null, problem: result.ok ? null : result }
  }
  const price = context && priceLine(product, result, context, line.quantity)
  const unknown = { ok: false, code: 'product_price_unknown', params: {} } as const
  return { ...line, product, configured: result, price, problem: price ? null : unknown }
}

/** YYYY-MM-DD where gift cards are sent from. */
export function todayOf({ now }: Pick<Ctx, 'now'>): string {
  const time = now().getTime()
  const hour = Math.floor(time / hourMs)
  // Days begin on the hour there, and writing dates is slow.
  if (hour !== lastToday.hour) lastToday = { hour, text: dayFormat.format(time) }
  return lastToday.text
}

const hourMs = 3_600_000
let lastToday = { hour: -1, text: '' }

/** The Swedish way of writing a day is the ISO way. */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: giftCard.deliveryTimezone })
