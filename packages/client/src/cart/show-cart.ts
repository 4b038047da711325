import { isLineMutation, shownQuantities } from '@mantel/domain/cart/sync'
import { lineAmount, sumByRate } from '@mantel/domain/pricing'
import type { EngineView } from '../engine.ts'
import type { Said } from '../notifications.ts'
import type { Goods } from './goods.ts'
import type { CartRecord } from './record.ts'
import { showTotals } from './show-totals.ts'
import type { CartLine, CartState } from './state.ts'
import { bareGoods } from './sync/server-item.ts'

export type ShownBeside = Pick<CartState, 'ready' | 'synchronising' | 'locked' | 'kept'>

/** What the shopper sees of a record. */
export function showCart(
  record: CartRecord,
  view: Pick<EngineView, 'prices' | 'i18n' | 'settings'>,
  beside: ShownBeside,
): CartState {
  const lines = shownLines(record, view)
  const { queue, totals, messages } = record
  const coupon = queue.findLast((one) => one.kind === 'coupon')
  return {
    ...beside,
    lines,
    count: view.settings.minicartCount === 'items' ? lines.length : lines.reduce((sum, { qty }) => sum + qty, 0),
    pending: queue.length > 0,
    totals: showTotals(record, lines, view),
    coupon: {
      code: coupon ? coupon.code : record.coupon,
      pending: coupon !== undefined,
      message: messages.find(({ key }) => key === couponMessage)?.message ?? null,
    },
    checkout: {
      allowed: lines.length > 0 && totals?.reply.allow_checkout !== false,
      message: totals?.reply.checkout_message ?? null,
    },
    messages,
    giftCards: totals?.reply.extension_attributes?.gift_cards ?? [],
    heldBy: record.heldBy,
  }
}

/** Messages of the coupon field have this key. */
export const couponMessage = 'coupon'

function shownLines(record: CartRecord, { prices }: Pick<EngineView, 'prices'>): CartLine[] {
  const { lines, queue, goods, messages } = record
  const confirmed = new Map(lines.map((line) => [line.key, line]))
  const waiting = new Set(queue.filter(isLineMutation).map(({ key }) => key))
  return [...shownQuantities(lines, queue)].map(([key, qty]) => {
    const known = goods[key] ?? bareGoods({ item_id: 0, sku: '', qty })
    return {
      ...known,
      key,
      qty,
      confirmedQty: confirmed.get(key)?.qty ?? null,
      itemId: confirmed.get(key)?.itemId ?? null,
      pending: waiting.has(key),
      rowTotal: rowTotal(known, qty, prices),
      errors: errorsOf(known.stock, key, messages),
    }
  })
}

/** What the server charges, where it has said so: the page that it was added on may have shown an older price. */
function rowTotal({ unit, price }: Goods, qty: number, { shown, rounding }: EngineView['prices']): number | null {
  if (unit) return sumByRate([lineAmount(unit, qty)], rounding).total[shown]
  return price && price.shown * qty
}

function errorsOf(stock: CartLine['stock'], line: string, messages: CartRecord['messages']): Said[] {
  const said = messages.filter(({ key }) => key === line).map(({ message }) => message)
  return stock === 'out_of_the_stock' ? [{ key: 'out_of_the_stock' }, ...said] : said
}
