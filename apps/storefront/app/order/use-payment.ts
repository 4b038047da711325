import {
  answerChallenge,
  type Challenge,
  fetchOrderStatus,
  type Orders,
  type PaymentStep,
  type Redirect,
  type StoredOrder,
  startPayment,
} from '@mantel/client'
import { useRef, useState } from 'react'
import type { Ordering } from './open-ordering.ts'

/** The payment state that the page shows. redirect: the browser is about to open the provider's page. */
export type PaymentView =
  | { step: 'idle' }
  | { step: 'busy' }
  | { step: 'challenge'; order: StoredOrder; challenge: Challenge }
  | { step: 'redirect'; redirect: Redirect }

/**
 * paid: the payment is complete. open: it is not decided yet, and the thank-you page says so. refused: not decided yet either, and
 * the shopper has to enter the method's fields again. failed: the order is cancelled and the cart restored.
 */
export type PaymentResult = { outcome: 'paid' | 'open' | 'refused' } | { outcome: 'failed'; message: string | null }

/**
 * How the bank's dialog ended. settled: the server has received the answer already. closed: the shopper has closed it without an
 * answer.
 */
export type BankAnswer = { cRes: string } | 'settled' | 'closed'

export type Payment = {
  view: PaymentView
  /**
   * Starts or continues the payment. Resolves with its outcome; never resolves if the browser leaves for the provider.
   */
  pay(order: StoredOrder, additional?: Record<string, unknown>): Promise<PaymentResult>
  answer(answer: BankAnswer): void
}

/** Polling of an undecided payment: the interval and the number of attempts. */
const pollIntervalMs = 2000
const pollLimit = 8

export function usePayment(): (ordering: Ordering) => Payment {
  const [view, setView] = useState<PaymentView>({ step: 'idle' })
  const resolveAnswer = useRef<((answer: BankAnswer) => void) | null>(null)
  return (ordering) => ({
    view,
    answer: (answer) => resolveAnswer.current?.(answer),
    async pay(order, additional = {}) {
      const key = order.confirmation?.orderKey
      if (!key) return { outcome: 'open' }
      // A caller that shows no notifications, because the page shows the outcome itself.
      const caller = ordering.account.tasks.silentCaller
      setView({ step: 'busy' })
      let step = await startPayment(caller, key, additional)
      while (step.step === 'challenge') {
        const { challenge } = step
        await ordering.orders.change(order.id, { challenge })
        setView({ step: 'challenge', order, challenge })
        const answer = await new Promise<BankAnswer>((resolve) => {
          resolveAnswer.current = resolve
        })
        setView({ step: 'busy' })
        // The payment stays open; the shopper can continue it later.
        if (answer === 'closed') return finish({ outcome: 'open' })
        step =
          answer === 'settled'
            ? { step: 'pending' }
            : await answerChallenge(caller, { orderKey: key, transactionId: challenge.transactionId, ...answer })
      }
      if (step.step === 'redirect') {
        setView({ step: 'redirect', redirect: step.redirect })
        // The browser leaves this page. The provider sends the shopper back to a new one.
        return new Promise(() => {})
      }
      return finish(await conclude(ordering, order, key, step))
    },
  })

  function finish(result: PaymentResult): PaymentResult {
    setView({ step: 'idle' })
    return result
  }
}

type LastStep = Exclude<PaymentStep, { step: 'challenge' | 'redirect' }>

async function conclude(
  { account, orders }: Ordering,
  order: StoredOrder,
  key: string,
  { step, ...rest }: LastStep,
): Promise<PaymentResult> {
  if (step === 'done') return saveOutcome(orders, order, 'paid')
  if (step === 'refused') return { outcome: 'refused' }
  if (step === 'failed') {
    const message = 'message' in rest ? rest.message : null
    const result = await saveOutcome(orders, order, 'cancelled')
    return result.outcome === 'failed' ? { ...result, message } : result
  }
  for (let poll = 0; poll < pollLimit; poll++) {
    if (poll > 0) await new Promise((resolve) => setTimeout(resolve, pollIntervalMs))
    const status = await fetchOrderStatus(account.tasks.caller, key)
    if (status !== null && status !== 'unknown' && status.state !== 'pending_payment')
      return saveOutcome(orders, order, status.state)
  }
  return { outcome: 'open' }
}

type OrderState = NonNullable<StoredOrder['confirmation']>['state']

async function saveOutcome(orders: Orders, order: StoredOrder, state: OrderState): Promise<PaymentResult> {
  const { confirmation } = order
  if (confirmation) await orders.change(order.id, { confirmation: { ...confirmation, state }, challenge: null })
  return state === 'cancelled' ? { outcome: 'failed', message: null } : { outcome: 'paid' }
}
