import {
  isUnpaid,
  type LocalDelivery,
  newOrderId,
  type OrderProblem,
  type PaymentOffer,
  type StoredOrder,
  saveFirstAddress,
} from '@mantel/client'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { OrderingView } from '../order/use-ordering.ts'
import type { Payment } from '../order/use-payment.ts'
import { useEngine } from '../store/engine-context.ts'
import { useStore } from '../store/store-context.tsx'
import { createOrderDraft } from './create-order-draft.ts'

/** Why the order was not placed: an error text, the text of a declined payment, or a problem that the engine reports. */
export type OrderObstacle = { text: string } | { declined: string } | { problem: OrderProblem }

export type PlaceOrder = {
  isBusy: boolean
  place(options: {
    isVirtual: boolean
    total: number | null
    delivery: LocalDelivery | null
    downloadConsent: boolean
    payments: readonly PaymentOffer[]
    /** Returns the values of the payment method's fields; null if they are incomplete, in which case the method shows its errors. */
    collect(): Promise<Record<string, unknown> | null>
  }): Promise<OrderObstacle | null>
}

/** Places the order of the form and starts its payment. Calls during a running attempt are ignored. */
export function usePlaceOrder(ordering: OrderingView, payment: Payment): PlaceOrder {
  const engine = useEngine()
  const store = useStore()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const { account, cart, checkout, orders, t } = ordering

  async function createAccountIfWanted(): Promise<OrderObstacle | null> {
    const { createAccount, emailAddress, firstName, lastName, password } = checkout.get().personalDetails
    if (!createAccount || account.session.get().kind === 'customer' || !engine?.online.get()) return null
    const registered = await account.session.register({ email: emailAddress.trim(), firstName, lastName, password })
    // The connection was lost. The order is placed without the account, and the thank-you page offers the account again.
    if (!registered.ok && !engine.online.get()) return null
    if (registered.ok) {
      const { shippingDetails, paymentDetails } = checkout.get()
      void saveFirstAddress(account, registered.user, shippingDetails.zipCode === '' ? paymentDetails : shippingDetails)
      return null
    }
    return { text: 'text' in registered ? registered.text : t(registered.message) }
  }

  async function placeAndPay(options: Parameters<PlaceOrder['place']>[0]): Promise<OrderObstacle | null> {
    if (!engine) return null
    // The form may change while the order is being placed, for example when the connection is lost.
    const details = checkout.get()
    const { paymentMethod } = details.paymentDetails
    const { heldBy } = cart.get()
    if (orders.get().some((order) => isUnpaid(order) && order.id === heldBy)) return { text: t('checkout.held') }
    const additional = await options.collect()
    if (additional === null) return null
    const wasCustomer = account.session.get().kind === 'customer'
    const obstacle = await createAccountIfWanted()
    if (obstacle) return obstacle
    // Wait for pending cart changes, and for the merge of the carts if an account was just created.
    if (engine.online.get()) await cart.settled()
    const canBeQueued = store.view.payment.methods.some(({ code, offline }) => code === paymentMethod && offline)
    if (!engine.online.get() && !canBeQueued) return { text: t('checkout.payment_withdrawn') }
    const orderId = newOrderId(engine.clock.now())
    await cart.hold(orderId)
    const state = cart.get()
    const session = account.session.get()
    const draft = createOrderDraft({
      orderId,
      now: engine.clock.now(),
      store,
      cart: state,
      details,
      cartId: cart.serverCart()?.cartId ?? null,
      customerId: session.kind === 'customer' ? (session.user?.id ?? null) : null,
      isVirtual: options.isVirtual,
      wasCustomer,
      due: options.total,
      delivery: options.delivery,
      downloadConsent: options.downloadConsent,
      paymentTitle: options.payments.find(({ code }) => code === paymentMethod)?.title ?? paymentMethod,
      t,
    })
    const { order, storedIn: kept } = await orders.place(draft)
    if (order.state === 'queued' && kept === 'memory') {
      await orders.change(order.id, { state: 'refused' })
      await orders.remove(order.id)
      await cart.restoreLines(order.id, order.lines)
      return { text: t('checkout.cannot_keep') }
    }
    return continueToPayment(order, additional)
  }

  async function continueToPayment(
    order: StoredOrder,
    additional: Record<string, unknown>,
  ): Promise<OrderObstacle | null> {
    const { problem, confirmation } = order
    if (problem) {
      await orders.remove(order.id)
      await cart.synchronise()
      return { problem }
    }
    if (confirmation?.state === 'pending_payment') {
      const result = await payment.pay(order, additional)
      if (result.outcome === 'failed') {
        await orders.remove(order.id)
        return { declined: result.message ?? t('payment_failed') }
      }
    }
    await navigate('/success', { state: { orderKey: confirmation?.orderKey } })
    return null
  }

  return {
    isBusy,
    async place(options) {
      if (isRunning.current) return null
      isRunning.current = true
      setBusy(true)
      try {
        return await placeAndPay(options)
      } finally {
        isRunning.current = false
        setBusy(false)
      }
    },
  }
}
