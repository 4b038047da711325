import { fillMessage } from '@mantel/contract'
import { formatPrice } from '@mantel/domain/money'
import type { Stores } from '@mantel/domain/store'
import type { ShopWork } from '../commands/shop-work.ts'
import type { WorkPlace } from './work-place.ts'

type OrderWork = Pick<ShopWork, 'listOrders' | 'showOrder' | 'moveOrder'>

/** Orders for the merchant's eyes, and their next step. */
export function orderWork({ backend, stores }: WorkPlace): OrderWork {
  const { orders } = backend
  return {
    async listOrders({ state, limit }, io) {
      const found = await orders.list({ limit, ...(state && { state }) })
      for (const { number, placed_at, store_code, total, snapshot, state: now } of found) {
        const columns = [number, moment(placed_at), now.padEnd(15), priceIn(stores, store_code, total).padStart(10)]
        await io.out([...columns, snapshot.buyer.email].join('  '))
      }
      return { ok: true, message: found.length === 1 ? '1 order.' : `${found.length} orders.` }
    },

    async showOrder({ number }, io) {
      const found = await orders.show(number)
      if (!found) return { ok: false, message: fillMessage('order_unknown', 'en') }
      const { order, history } = found
      const { lines, totals, billing, buyer, payment, shipping } = order.snapshot
      const price = (amount: number) => priceIn(stores, order.store_code, amount)
      const who = `${billing.firstname} ${billing.lastname} <${buyer.email}>`
      await io.out(`${order.number}  ${moment(order.placed_at)}  ${order.store_code}  ${who}`)
      for (const { quantity, boughtSku, name, options, charged } of lines) {
        const chosen = options.map(({ label, value }) => `${label}: ${value}`).join(', ')
        await io.out(`  ${quantity} × ${boughtSku}  ${name}${chosen ? ` (${chosen})` : ''}  ${price(charged.gross)}`)
      }
      if (shipping) await io.out(`  ${shipping.title}  ${price(totals.shipping.gross + totals.shippingDiscount.gross)}`)
      for (const { hint, amount } of totals.giftCards) await io.out(`  Gift card …${hint}  ${price(-amount)}`)
      await io.out(`  Total ${price(totals.total.gross)}, ${payment.title} ${price(totals.due)}`)
      for (const { at, state, actor, reason } of history) {
        await io.out(`  ${moment(at)}  ${state} (${actor})${reason ? `: ${reason}` : ''}`)
      }
      return { ok: true, message: `${order.number} is ${order.state}.` }
    },

    async moveOrder({ number, to, reason }) {
      const moved = await orders.move(number, { to, reason })
      if (moved.ok) return { ok: true, message: `${moved.order.number} is ${moved.order.state}.` }
      return { ok: false, message: fillMessage(moved.code, 'en', moved.params) }
    },
  }
}

const moment = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ')

function priceIn(stores: Stores, storeCode: string, amount: number): string {
  const view = stores.views.find(({ code }) => code === storeCode)
  return view ? formatPrice(amount, view.i18n) : String(amount / 100)
}
