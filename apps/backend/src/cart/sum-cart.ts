import { type MessageKey, messageText, type Refusal, refuse } from '@mantel/contract'
import {
  type CartTotals,
  cartTotals,
  checkQuantity,
  checkStock,
  isVirtualForPayment,
  type ShippingCost,
  type StockLevel,
  shippingCost,
  shippingMethodsFor,
  standardRate,
} from '@mantel/domain/cart'
import { spendCards } from '@mantel/domain/giftcard'
import type { ShippingMethod } from '@mantel/domain/store'
import { usableCards } from '../giftcard/index.ts'
import type { Ctx } from '../platform/context.ts'
import { type CartLine, type CartRow, readLines, readStock } from './cart.repository.ts'
import { type AppliedCoupon, judgeCoupon } from './judge-coupon.ts'
import { type PricedLine, priceLines } from './price-lines.ts'
import type { Shelf } from './shelf.ts'
import { toStockLevel } from './to-purchasable.ts'

/** Lines with all that they cost. */
export type SummedLines = {
  lines: PricedLine[]
  totals: CartTotals
  method: ShippingMethod | null
  shipping: ShippingCost | null
  coupon: AppliedCoupon
}

export type SummedCart = SummedLines & {
  /** What gift cards pay of the total, and what each holds. */
  giftCards: { hint: string; amount: number; balance: number }[]
  /** What is left to pay. */
  due: number
  /** null: it may be ordered. */
  obstacle: string | null
}

export type Buyer = { customerId: number | null; groupId: number | null }

export async function sumCart(
  ctx: Ctx,
  shelf: Shelf,
  cart: CartRow,
  buyer: Buyer,
): Promise<({ ok: true } & SummedCart) | Refusal> {
  const summed = await sumLines(ctx, shelf, cart, await readLines(ctx.db, cart.id), buyer)
  if (!summed.ok) return summed
  const cards = await usableCards(ctx, ctx.db, cart.id)
  const { spent, due } = spendCards(cards, summed.totals.total.gross)
  const giftCards = cards.map(({ id, hint, balance }) => ({
    hint,
    amount: spent.find((one) => one.id === id)?.amount ?? 0,
    balance,
  }))
  return { ...summed, giftCards, due, obstacle: await obstacleTo(ctx, summed.lines, buyer) }
}

/** What a cart and the order of it both come to. */
export async function sumLines(
  ctx: Ctx,
  shelf: Shelf,
  cart: CartRow,
  cartLines: readonly CartLine[],
  buyer: Buyer,
): Promise<({ ok: true } & SummedLines) | Refusal> {
  const { view } = ctx
  const context = await shelf.prices(ctx, buyer.groupId)
  if (!context) return refuse('prices_hidden')
  const lines = await priceLines(ctx, shelf, cartLines, buyer.groupId)
  const coupon = await judgeCoupon(ctx, cart.coupon_code, lines, buyer.customerId)
  const method = chosenMethod(ctx, cart, lines)
  const rate = standardRate(await shelf.taxRules(ctx), context.rateOf)
  const shipping = method && shippingCost(method, rate, context.fractionDigits)
  const totals = cartTotals({
    lines: lines.map(({ price, quantity }, index) => ({
      unit: price?.unit ?? [],
      quantity,
      isDiscounted: coupon.state === 'counts' && coupon.counts[index] === true,
    })),
    discount: coupon.state === 'counts' ? coupon.discount : null,
    shipping,
    rounding: view.prices.rounding,
  })
  return { ok: true, lines, totals, method, shipping, coupon }
}

/** Nothing is carried of a cart of files, services and gift cards; a method that the store gave up is none. */
function chosenMethod(ctx: Ctx, cart: CartRow, lines: readonly PricedLine[]): ShippingMethod | null {
  if (lines.length === 0 || isVirtualForPayment(lines.map(({ productType }) => productType))) return null
  const methods = shippingMethodsFor(ctx.view, cart.country)
  return (
    methods.find(
      ({ carrierCode, methodCode }) => carrierCode === cart.carrier_code && methodCode === cart.method_code,
    ) ?? null
  )
}

async function obstacleTo(ctx: Ctx, lines: readonly PricedLine[], buyer: Buyer): Promise<string | null> {
  const { view } = ctx
  const say = (
    key: MessageKey & ('cart_empty' | 'login_required' | 'ordered_products_unavailable' | 'gift_card_date'),
  ) => messageText(key, view.language)
  if (lines.length === 0) return say('cart_empty')
  if (lines.some(({ problem }) => problem?.code === 'gift_card_date')) return say('gift_card_date')
  if (lines.some(({ problem }) => problem !== null)) return say('ordered_products_unavailable')
  const stock = await stockLevels(ctx, lines)
  const all = takenByAll(lines)
  if (lines.some((line) => !isAvailable(line, all, stock))) return say('ordered_products_unavailable')
  return buyer.customerId === null && !view.settings.guestCheckout ? say('login_required') : null
}

async function stockLevels(ctx: Ctx, lines: readonly PricedLine[]): Promise<Map<number, StockLevel>> {
  const ids = new Set(
    lines.flatMap(({ taken, configured }) => [...Object.keys(taken).map(Number), configured?.bought.id ?? 0]),
  )
  const items = await readStock(ctx.db, [...ids])
  return new Map([...items].map(([id, item]) => [id, toStockLevel(item)]))
}

/** What all lines together take, by product. */
function takenByAll(lines: readonly PricedLine[]): Map<string, number> {
  const all = new Map<string, number>()
  for (const { taken, quantity } of lines) {
    for (const [id, perPiece] of Object.entries(taken)) all.set(id, (all.get(id) ?? 0) + quantity * perPiece)
  }
  return all
}

function isAvailable(
  { quantity, taken, configured }: PricedLine,
  all: ReadonlyMap<string, number>,
  stock: ReadonlyMap<number, StockLevel>,
): boolean {
  const rules = stock.get(configured?.bought.id ?? 0)
  if (rules && checkQuantity(quantity, rules)) return false
  const uses = Object.entries(taken).flatMap(([id, perPiece]) => {
    const level = stock.get(Number(id))
    return level ? [{ stock: level, perPiece, elsewhere: (all.get(id) ?? 0) - quantity * perPiece }] : []
  })
  return checkStock(quantity, uses) === null
}
