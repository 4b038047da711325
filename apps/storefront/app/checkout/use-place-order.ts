import {
  isUnpaid,
  newOrderId,
  type OrderProblem,
  type PaymentOffer,
  type StoredOrder,
  saveFirstAddress,
} from '@mantel/client'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ShownOrdering } from '../order/use-ordering.ts'
import type { Payment } from '../order/use-payment.ts'
import { useEngine } from '../place/engine-context.ts'
import { usePlace } from '../place/place-context.tsx'
import { draftOrder } from './draft-order.ts'

/** Why there is no order yet: a text of the server's, or what the engine found. */
export type Obstacle = { text: string } | { problem: OrderProblem }

export type PlaceOrder = {
  isBusy: boolean
  place(options: {
    isVirtual: boolean
    total: number | null
    delivery: number | null
    payments: readonly PaymentOffer[]
    /** What the method's own part of the page collects; null: it has said itself what is missing. */
    collect(): Promise<Record<string, unknown> | null>
  }): Promise<Obstacle | null>
}

/** From the form to an order, and on to its payment. Whatever is pressed meanwhile is not heard. */
export function usePlaceOrder(shown: ShownOrdering, payment: Payment): PlaceOrder {
  const engine = useEngine()
  const place = usePlace()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = useRef(false)
  const { account, cart, checkout, orders, t } = shown

  async function signUp(): Promise<Obstacle | null> {
    const { createAccount, emailAddress, firstName, lastName, password } = checkout.get().personalDetails
    if (!createAccount || account.session.get().kind === 'customer' || !engine?.online.get()) return null
    const made = await account.session.register({ email: emailAddress.trim(), firstName, lastName, password })
    if (made.ok) {
      const { shippingDetails, paymentDetails } = checkout.get()
      void saveFirstAddress(account, made.user, shippingDetails.zipCode === '' ? paymentDetails : shippingDetails)
      return null
    }
    return { text: 'text' in made ? made.text : t(made.message) }
  }

  async function work(options: Parameters<PlaceOrder['place']>[0]): Promise<Obstacle | null> {
    if (!engine) return null
    const { heldBy } = cart.get()
    if (orders.get().some((order) => isUnpaid(order) && order.id === heldBy)) return { text: t('checkout.held') }
    const additional = await options.collect()
    if (additional === null) return null
    const wasCustomer = account.session.get().kind === 'customer'
    const obstacle = await signUp()
    if (obstacle) return obstacle
    // What the shopper did last, and the carts that an account joins, are settled before anything is ordered.
    if (engine.online.get()) await cart.settled()
    const state = cart.get()
    const session = account.session.get()
    const { paymentMethod } = checkout.get().paymentDetails
    const draft = draftOrder({
      orderId: newOrderId(engine.clock.now()),
      now: engine.clock.now(),
      place,
      cart: state,
      details: checkout.get(),
      cartId: cart.address()?.cartId ?? null,
      customerId: session.kind === 'customer' ? (session.user?.id ?? null) : null,
      isVirtual: options.isVirtual,
      wasCustomer,
      due: options.total,
      delivery: options.delivery,
      paymentTitle: options.payments.find(({ code }) => code === paymentMethod)?.title ?? paymentMethod,
      t,
    })
    await cart.hold(draft.id)
    const { order, kept } = await orders.place(draft)
    if (order.state === 'queued' && kept === 'memory') {
      await orders.change(order.id, { state: 'refused' })
      await orders.remove(order.id)
      await cart.putBack(order.lines)
      return { text: t('checkout.cannot_keep') }
    }
    return goOn(order, additional)
  }

  async function goOn(order: StoredOrder, additional: Record<string, unknown>): Promise<Obstacle | null> {
    const { problem, confirmation } = order
    if (problem) {
      await orders.remove(order.id)
      await cart.connect()
      return { problem }
    }
    if (confirmation?.state === 'pending_payment') {
      const end = await payment.pay(order, additional)
      if (end.end === 'failed') {
        await orders.remove(order.id)
        return { text: end.message ?? t('payment_failed') }
      }
    }
    await navigate(confirmation?.orderKey ? `/success?key=${encodeURIComponent(confirmation.orderKey)}` : '/success')
    return null
  }

  return {
    isBusy,
    async place(options) {
      if (isUnderWay.current) return null
      isUnderWay.current = true
      setBusy(true)
      try {
        return await work(options)
      } finally {
        isUnderWay.current = false
        setBusy(false)
      }
    },
  }
}
