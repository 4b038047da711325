import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fillMessage } from '@mantel/contract'
import { formatPrice } from '@mantel/domain/money'
import { daysOverdue, paymentReference } from '@mantel/domain/order'
import type { Stores } from '@mantel/domain/store'
import type { ShopUseCases } from '../commands/shop-use-cases.ts'
import type { UseCaseContext } from './use-case-context.ts'

type OrderWork = Pick<
  ShopUseCases,
  | 'listOrders'
  | 'listOverdueOrders'
  | 'showOrder'
  | 'writePackingSlip'
  | 'writeOrderFiles'
  | 'shipOrder'
  | 'recordReturn'
  | 'moveOrder'
  | 'listOrderRequests'
  | 'settleOrderRequest'
>

/** Use cases that show orders to the merchant and move them to another state. */
export function createOrderUseCases({ backend, stores, now }: UseCaseContext): OrderWork {
  const { orders } = backend
  return {
    async listOrders({ state, limit }, io) {
      const found = await orders.list({ limit, state })
      for (const { number, placed_at, store_code, total, snapshot, state: current } of found) {
        const columns = [
          number,
          formatTime(placed_at),
          current.padEnd(15),
          priceIn(stores, store_code, total).padStart(10),
        ]
        await io.out([...columns, snapshot.buyer.email].join('  '))
      }
      return { ok: true, message: found.length === 1 ? '1 order.' : `${found.length} orders.` }
    },

    async listOverdueOrders({ limit }, io) {
      const found = await orders.listOverdue(limit)
      for (const { number, store_code, stillDue, snapshot } of found) {
        const { dueOn = '' } = snapshot.payment.terms ?? {}
        const late = `${daysOverdue(dueOn, now())} days late`
        const columns = [number, `due ${dueOn}`, late.padStart(14), priceIn(stores, store_code, stillDue).padStart(10)]
        await io.out([...columns, paymentReference(number), snapshot.billing.company, snapshot.buyer.email].join('  '))
      }
      return { ok: true, message: found.length === 1 ? '1 overdue order.' : `${found.length} overdue orders.` }
    },

    async showOrder({ number }, io) {
      const found = await orders.show(number)
      if (!found) return { ok: false, message: fillMessage('order_unknown', 'en') }
      const { order, history, shipments, requests, returns } = found
      const { lines, totals, billing, buyer, payment, shipping, purchaseOrder } = order.snapshot
      const price = (amount: number) => priceIn(stores, order.store_code, amount)
      const buyerName = `${billing.firstname} ${billing.lastname} <${buyer.email}>`
      await io.out(`${order.number}  ${formatTime(order.placed_at)}  ${order.store_code}  ${buyerName}`)
      for (const { quantity, boughtSku, name, options, charged } of lines) {
        const chosen = options.map(({ label, value }) => `${label}: ${value}`).join(', ')
        await io.out(`  ${quantity} × ${boughtSku}  ${name}${chosen ? ` (${chosen})` : ''}  ${price(charged.gross)}`)
      }
      if (shipping) await io.out(`  ${shipping.title}  ${price(totals.shipping.gross + totals.shippingDiscount.gross)}`)
      for (const { hint, amount } of totals.giftCards) await io.out(`  Gift card …${hint}  ${price(-amount)}`)
      await io.out(`  Total ${price(totals.total.gross)}, ${payment.title} ${price(totals.due)}`)
      if (purchaseOrder) await io.out(`  Purchase order ${purchaseOrder}`)
      if (payment.terms) await io.out(`  Due ${payment.terms.dueOn}, reference ${paymentReference(order.number)}`)
      for (const { shippedAt, carrier, trackingNumber, lines: packed } of shipments) {
        const parcel = [formatTime(shippedAt), 'parcel', carrier, trackingNumber].filter(Boolean).join('  ')
        await io.out(`  ${parcel}: ${describeLines(order, packed)}`)
      }
      for (const { returnedAt, isRestocked, lines: back } of returns) {
        const returnText = isRestocked ? 'returned to stock' : 'returned damaged'
        await io.out(`  ${formatTime(returnedAt)}  ${returnText}: ${describeLines(order, back)}`)
      }
      for (const request of requests) await io.out(`  ${describeRequest(stores, order, request)}`)
      for (const { at, state, actor, reason } of history) {
        await io.out(`  ${formatTime(at)}  ${state} (${actor})${reason ? `: ${reason}` : ''}`)
      }
      return { ok: true, message: `${order.number} is ${order.state}.` }
    },

    async writePackingSlip({ number, file }) {
      const slip = await backend.packingSlip(number)
      if (!slip.ok) return { ok: false, message: slipRefusals[slip.reason] }
      await writeFile(file, slip.pdf)
      return { ok: true, message: `The packing slip of ${slip.number} is in ${file}.` }
    },

    async writeOrderFiles({ number, folder }, io) {
      const files = await backend.orderFiles(number)
      if (files.length === 0)
        return { ok: false, message: `${number} has no uploaded files, or there is no such order.` }
      await mkdir(folder, { recursive: true })
      let missing = 0
      for (const [at, { name, sku, body }] of files.entries()) {
        // Two buyers' files, or two files of one buyer, may have the same name.
        const path = join(folder, `${number}-${at + 1}-${name}`)
        if (body) await writeFile(path, body)
        else missing++
        await io.out(`${sku}  ${body ? path : `${name} is missing`}`)
      }
      const written = files.length - missing
      return { ok: missing === 0, message: written === 1 ? '1 file.' : `${written} files.` }
    },

    async shipOrder({ number, ...parcel }) {
      const shipped = await orders.ship(number, parcel)
      if (!shipped.ok) return { ok: false, message: fillMessage(shipped.code, 'en', shipped.params) }
      const { order, isComplete } = shipped
      return { ok: true, message: isComplete ? `${order.number} is shipped.` : `A part of ${order.number} is shipped.` }
    },

    async recordReturn({ number, ...goods }) {
      const booked = await orders.takeBack(number, goods)
      if (!booked.ok) return { ok: false, message: fillMessage(booked.code, 'en', booked.params) }
      const { order, lines, restocked } = booked
      const back = `${describeLines(order, lines)} of ${order.number} came back`
      const inStock = restocked === 1 ? '1 piece is in stock again' : `${restocked} pieces are in stock again`
      return { ok: true, message: restocked > 0 ? `${back}: ${inStock}.` : `${back}: stock is unchanged.` }
    },

    async listOrderRequests({ limit }, io) {
      const found = await orders.listRequests(limit)
      for (const { order, requests } of found) {
        for (const request of requests) {
          await io.out(`${order.number}  ${describeRequest(stores, order, request)}  ${order.snapshot.buyer.email}`)
        }
      }
      const count = found.reduce((sum, { requests }) => sum + requests.length, 0)
      return { ok: true, message: count === 1 ? '1 open request.' : `${count} open requests.` }
    },

    async settleOrderRequest({ number, ...settlement }, io) {
      const settled = await orders.settle(number, settlement)
      if (!settled.ok) return { ok: false, message: fillMessage(settled.code, 'en', settled.params) }
      const { order, request, amount, refunded } = settled
      const name = `The ${request.kind} ${request.number} of ${order.number}`
      if (!settlement.isAccepted) return { ok: true, message: `${name} is refused.` }
      const price = (part: number) => priceIn(stores, order.store_code, part)
      for (const line of describeProviderRefund(refunded, price)) await io.out(line)
      if (refunded.giftCards > 0) await io.out(`${price(refunded.giftCards)} is back on the gift cards.`)
      if (refunded.byHand > 0)
        await io.out(`Refund ${price(refunded.byHand)} by hand, or deduct it from what is still to be paid.`)
      return { ok: true, message: `${name} is accepted: ${price(amount)}. The order is ${order.state}.` }
    },

    async moveOrder({ number, ...move }, io) {
      const moved = await orders.move(number, move)
      if (moved.ok) {
        const { order, refund } = moved
        const price = (part: number) => priceIn(stores, order.store_code, part)
        if (refund) for (const line of describeRefund(refund, price)) await io.out(line)
        return { ok: true, message: `${order.number} is ${order.state}.` }
      }
      const message = fillMessage(moved.code, 'en', moved.params)
      const hint = ' --used-cards refunds the order all the same, with the amount that the card has paid elsewhere.'
      return { ok: false, message: moved.code === 'gift_card_used' ? message + hint : message }
    },
  }
}

type Moved = Awaited<ReturnType<UseCaseContext['backend']['orders']['move']>>
type OrderRefund = NonNullable<Extract<Moved, { ok: true }>['refund']>

type FormatAmount = (amount: number) => string

function describeRefund({ byHand, ...refund }: OrderRefund, price: FormatAmount): string[] {
  return [
    ...describeProviderRefund(refund, price),
    ...(byHand > 0
      ? [`Nothing was paid through a payment provider. If the buyer has paid, refund ${price(byHand)} by hand.`]
      : []),
  ]
}

/** Names every amount, so that the merchant notices when nothing is sent to the payment provider. */
function describeProviderRefund({ provider, before }: Omit<OrderRefund, 'byHand'>, price: FormatAmount): string[] {
  return [
    ...(before > 0 ? [`${price(before)} of the payment has been refunded or requested before.`] : []),
    ...(provider > 0 ? [`${price(provider)} goes back through the payment provider.`] : []),
    ...(provider === 0 && before > 0 ? ['Nothing more is sent to the payment provider.'] : []),
  ]
}

const slipRefusals = {
  unknown: fillMessage('order_unknown', 'en'),
  'not-to-send': 'Only received, paid and shipped orders have a packing slip.',
  'nothing-to-send': 'This order has nothing to send.',
}

type Shown = NonNullable<Awaited<ReturnType<UseCaseContext['backend']['orders']['show']>>>

function describeRequest(stores: Stores, order: Shown['order'], request: Shown['requests'][number]): string {
  const { number, kind, state, requestedAt, lines, amount, reason, note } = request
  const items = describeLines(order, lines)
  const texts = [reason, note].filter((text) => text !== '').map((text) => `: ${text}`)
  const price = priceIn(stores, order.store_code, amount.gross)
  return `${formatTime(requestedAt)}  ${kind} ${number} (${state})  ${items}  ${price}${texts.join('')}`
}

const describeLines = ({ snapshot }: Shown['order'], lines: readonly { position: number; quantity: number }[]) =>
  lines.map(({ position, quantity }) => `${quantity} × ${snapshot.lines[position]?.boughtSku}`).join(', ')

const formatTime = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ')

function priceIn(stores: Stores, storeCode: string, amount: number): string {
  const view = stores.views.find(({ code }) => code === storeCode)
  return view ? formatPrice(amount, view.i18n) : String(amount / 100)
}
