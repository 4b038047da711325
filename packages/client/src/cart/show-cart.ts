import { isLineMutation, shownQuantities } from '@mantel/domain/cart/sync'
import { lineAmount, sumByRate } from '@mantel/domain/pricing'
import type { EngineView } from '../engine.ts'
import type { ShopMessage } from '../notifications.ts'
import type { LineProduct } from './line-product.ts'
import type { CartRecord } from './record.ts'
import { showTotals } from './show-totals.ts'
import type { CartLine, CartState } from './state.ts'
import { productFromItem } from './sync/server-item.ts'

export type CartStatus = Pick<CartState, 'ready' | 'synchronising' | 'locked' | 'storedIn'> & {
  /** SKUs whose stock is being checked. */
  stockChecks: ReadonlySet<string>
}

/** The state that screens show for a record. */
export function showCart(
  record: CartRecord,
  view: Pick<EngineView, 'prices' | 'i18n' | 'settings'>,
  { stockChecks, ...status }: CartStatus,
): CartState {
  const lines = shownLines(record, view, stockChecks)
  const { queue, totals, messages } = record
  const coupon = queue.findLast((one) => one.kind === 'coupon')
  return {
    ...status,
    lines,
    count: view.settings.minicartCount === 'items' ? lines.length : lines.reduce((sum, { qty }) => sum + qty, 0),
    pending: queue.length > 0,
    totals: showTotals(record, lines, view),
    coupon: {
      code: coupon ? coupon.code : record.coupon,
      pending: coupon !== undefined,
      message: messages.find(({ key }) => key === couponMessageKey)?.message ?? null,
    },
    checkout: {
      allowed: lines.length > 0 && totals?.reply.allow_checkout !== false,
      message: totals?.reply.checkout_message ?? null,
    },
    messages,
    giftCards: totals?.reply.extension_attributes?.gift_cards ?? [],
    hasFreeDelivery: totals?.reply.extension_attributes?.discount?.kind === 'free_shipping',
    deliveryTaxRate: totals?.reply.extension_attributes?.shipping_tax_rate ?? null,
    heldBy: record.heldBy,
  }
}

/** Key of the messages about the coupon. */
export const couponMessageKey = 'coupon'

function shownLines(
  record: CartRecord,
  { prices }: Pick<EngineView, 'prices'>,
  stockChecks: ReadonlySet<string>,
): CartLine[] {
  const { lines, queue, goods, messages } = record
  const confirmed = new Map(lines.map((line) => [line.key, line]))
  const waiting = new Set(queue.filter(isLineMutation).map(({ key }) => key))
  return [...shownQuantities(lines, queue)].map(([key, qty]) => {
    const known = goods[key] ?? productFromItem({ item_id: 0, sku: '', qty })
    return {
      ...known,
      key,
      qty,
      confirmedQty: confirmed.get(key)?.qty ?? null,
      itemId: confirmed.get(key)?.itemId ?? null,
      pending: waiting.has(key),
      isStockCheckRunning: stockChecks.has(known.sku),
      unitPrice: lineTotal(known, 1, prices),
      rowTotal: lineTotal(known, qty, prices),
      errors: errorsOf(known.stock, key, messages),
    }
  })
}

/**
 * Minor units, with or without tax as the store shows prices; null where no price is known. Computed from the unit
 * amounts that the server charges, if known: the price from the page may be older, or that of another quantity tier.
 */
export function lineTotal(
  { unit, price }: Pick<LineProduct, 'unit' | 'price'>,
  qty: number,
  { shown, rounding }: EngineView['prices'],
): number | null {
  if (unit) return sumByRate([lineAmount(unit, qty)], rounding).total[shown]
  return price && price.shown * qty
}

function errorsOf(stock: CartLine['stock'], line: string, messages: CartRecord['messages']): ShopMessage[] {
  const lineMessages = messages.filter(({ key }) => key === line).map(({ message }) => message)
  return stock === 'out_of_the_stock' ? [{ key: 'out_of_the_stock' }, ...lineMessages] : lineMessages
}
