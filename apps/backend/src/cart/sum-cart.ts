import { type MessageKey, messageText, type Refusal, refuse, toStockLevel } from '@mantel/contract'
import {
  type CartTotals,
  calculateTotals,
  checkQuantity,
  checkStock,
  isVirtualForPayment,
  type ShippingCost,
  type StockLevel,
  shippingCost,
  shippingMethodsFor,
  standardRate,
} from '@mantel/domain/cart'
import type { VatNumber } from '@mantel/domain/customer'
import { spendCards } from '@mantel/domain/giftcard'
import { fromGross } from '@mantel/domain/money'
import type { ShippingMethod } from '@mantel/domain/store'
import { listUsableCards } from '../giftcard/index.ts'
import type { Ctx } from '../platform/context.ts'
import { type CartLine, type CartRow, readLines, readStock } from './cart.repository.ts'
import { type CouponEvaluation, evaluateCoupon } from './evaluate-coupon.ts'
import { type PricedLine, priceLines } from './price-lines.ts'
import type { ProductLookup } from './product-lookup.ts'
import { findReverseCharge, removeTaxFromLine } from './reverse-charge.ts'

/** Lines with totals, shipping and coupon. */
export type SummedLines = {
  lines: PricedLine[]
  totals: CartTotals
  method: ShippingMethod | null
  shipping: ShippingCost | null
  /** The tax rate of delivery in percent. It is set even before a delivery method is chosen. */
  shippingRate: number
  coupon: CouponEvaluation
  /** The VAT number of a buyer who accounts for the VAT; null: the shop charges it. */
  reverseCharge: VatNumber | null
}

export type SummedCart = SummedLines & {
  /** amount: the part of the total that the card pays. */
  giftCards: { hint: string; amount: number; balance: number }[]
  /** The amount left to pay. */
  due: number
  /** Message why the cart cannot be ordered; null if it can. */
  checkoutMessage: string | null
}

export type Buyer = { customerId: number | null; groupId: number | null }

export async function sumCart(
  ctx: Ctx,
  lookup: ProductLookup,
  cart: CartRow,
  buyer: Buyer,
): Promise<({ ok: true } & SummedCart) | Refusal> {
  const summed = await sumLines(ctx, lookup, cart, await readLines(ctx.db, cart.id), buyer)
  if (!summed.ok) return summed
  const cards = await listUsableCards(ctx, ctx.db, cart.id)
  const { spent, due } = spendCards(cards, summed.totals.total.gross)
  const giftCards = cards.map(({ id, hint, balance }) => ({
    hint,
    amount: spent.find((card) => card.id === id)?.amount ?? 0,
    balance,
  }))
  return { ...summed, giftCards, due, checkoutMessage: await findObstacle(ctx, summed.lines, buyer) }
}

/** Totals of a cart, and of the order placed from it. */
export async function sumLines(
  ctx: Ctx,
  lookup: ProductLookup,
  cart: CartRow,
  cartLines: readonly CartLine[],
  buyer: Buyer,
): Promise<({ ok: true } & SummedLines) | Refusal> {
  const { view } = ctx
  const context = await lookup.findPriceContext(ctx, buyer.groupId)
  if (!context) return refuse('prices_hidden')
  const reverseCharge = await findReverseCharge(ctx, cart, cartLines, buyer)
  const taxed = await priceLines(ctx, lookup, cartLines, buyer.groupId)
  const lines = reverseCharge ? taxed.map((line) => removeTaxFromLine(line, view)) : taxed
  const coupon = await evaluateCoupon(ctx, cart.coupon_code, lines, buyer.customerId)
  const method = chosenMethod(ctx, cart, lines)
  const shippingRate = standardRate(await lookup.taxRules(ctx), context.rateOf)
  const cost = method && shippingCost(method, shippingRate, context.fractionDigits)
  const shipping = cost && reverseCharge ? { gross: fromGross(cost.gross, cost.rate).net, rate: 0 } : cost
  const totals = calculateTotals({
    lines: lines.map(({ price, quantity }, index) => ({
      unit: price?.unit ?? [],
      quantity,
      isDiscounted: coupon.state === 'applies' && coupon.appliesToLine[index] === true,
    })),
    discount: coupon.state === 'applies' ? coupon.discount : null,
    shipping,
    rounding: view.prices.rounding,
  })
  return { ok: true, lines, totals, method, shipping, shippingRate, coupon, reverseCharge }
}

/** null for carts of virtual products only, and if the store no longer offers the chosen method. */
function chosenMethod(ctx: Ctx, cart: CartRow, lines: readonly PricedLine[]): ShippingMethod | null {
  if (lines.length === 0 || isVirtualForPayment(lines.map(({ productType }) => productType))) return null
  const methods = shippingMethodsFor(ctx.view, cart.country)
  return (
    methods.find(
      ({ carrierCode, methodCode }) => carrierCode === cart.carrier_code && methodCode === cart.method_code,
    ) ?? null
  )
}

async function findObstacle(ctx: Ctx, lines: readonly PricedLine[], buyer: Buyer): Promise<string | null> {
  const { view } = ctx
  const message = (
    key: MessageKey & ('cart_empty' | 'login_required' | 'ordered_products_unavailable' | 'gift_card_date'),
  ) => messageText(key, view.language)
  if (lines.length === 0) return message('cart_empty')
  if (lines.some(({ problem }) => problem?.code === 'gift_card_date')) return message('gift_card_date')
  if (lines.some(({ problem }) => problem !== null)) return message('ordered_products_unavailable')
  const stock = await stockLevels(ctx, lines)
  const takenById = sumTakenStock(lines)
  if (lines.some((line) => !isAvailable(line, takenById, stock))) return message('ordered_products_unavailable')
  return buyer.customerId === null && !view.settings.guestCheckout ? message('login_required') : null
}

async function stockLevels(ctx: Ctx, lines: readonly PricedLine[]): Promise<Map<number, StockLevel>> {
  const ids = new Set(
    lines.flatMap(({ taken, configured }) => [...Object.keys(taken).map(Number), configured?.bought.id ?? 0]),
  )
  const items = await readStock(ctx.db, [...ids])
  return new Map([...items].map(([id, item]) => [id, toStockLevel(item)]))
}

/** Stock that all lines together take, by product id. */
function sumTakenStock(lines: readonly PricedLine[]): Map<string, number> {
  const takenById = new Map<string, number>()
  for (const { taken, quantity } of lines) {
    for (const [id, perPiece] of Object.entries(taken))
      takenById.set(id, (takenById.get(id) ?? 0) + quantity * perPiece)
  }
  return takenById
}

function isAvailable(
  { quantity, taken, configured }: PricedLine,
  takenById: ReadonlyMap<string, number>,
  stock: ReadonlyMap<number, StockLevel>,
): boolean {
  const rules = stock.get(configured?.bought.id ?? 0)
  if (rules && checkQuantity(quantity, rules)) return false
  const uses = Object.entries(taken).flatMap(([id, perPiece]) => {
    const level = stock.get(Number(id))
    return level ? [{ stock: level, perPiece, elsewhere: (takenById.get(id) ?? 0) - quantity * perPiece }] : []
  })
  return checkStock(quantity, uses) === null
}
