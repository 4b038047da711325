import {
  answerChallenge,
  type Challenge,
  lookAtOrder,
  type Orders,
  type PaymentStep,
  type Redirect,
  type StoredOrder,
  startPayment,
} from '@mantel/client'
import { useRef, useState } from 'react'
import type { Ordering } from './open-ordering.ts'

/** How paying looks from the page. redirect: the browser is about to leave for the provider. */
export type PaymentView =
  | { at: 'rest' }
  | { at: 'work' }
  | { at: 'challenge'; order: StoredOrder; challenge: Challenge }
  | { at: 'redirect'; redirect: Redirect }

/**
 * paid: nothing is left to do. open: it is not decided, the thank-you page says so. refused: nor that, and what was given
 * does not do. failed: the cart is given back.
 */
export type PaymentEnd = { end: 'paid' | 'open' | 'refused' } | { end: 'failed'; message: string | null }

/** settled: the answer has reached the shop already. closed: by the shopper, without an answer. */
export type BankAnswer = { cRes: string } | 'settled' | 'closed'

export type Payment = {
  view: PaymentView
  /** Begins, or goes on where it was left. Resolves when it is decided, or when the page is left. */
  pay(order: StoredOrder, additional?: Record<string, unknown>): Promise<PaymentEnd>
  answer(answer: BankAnswer): void
}

/** Milliseconds between looks at a payment that the provider has not decided, and how many there are. */
const looksEveryMs = 2000
const looks = 8

export function usePayment(): (ordering: Ordering) => Payment {
  const [view, setView] = useState<PaymentView>({ at: 'rest' })
  const answered = useRef<((answer: BankAnswer) => void) | null>(null)
  return (ordering) => ({
    view,
    answer: (answer) => answered.current?.(answer),
    async pay(order, additional = {}) {
      const key = order.confirmation?.orderKey
      if (!key) return { end: 'open' }
      const { caller } = ordering.account.tasks
      setView({ at: 'work' })
      let step = await startPayment(caller, key, additional)
      while (step.step === 'challenge') {
        const { challenge } = step
        await ordering.orders.change(order.id, { challenge })
        setView({ at: 'challenge', order, challenge })
        const answer = await new Promise<BankAnswer>((resolve) => {
          answered.current = resolve
        })
        setView({ at: 'work' })
        // It stays open, and can be gone on with.
        if (answer === 'closed') return rest({ end: 'open' })
        step =
          answer === 'settled'
            ? { step: 'pending' }
            : await answerChallenge(caller, { orderKey: key, transactionId: challenge.transactionId, ...answer })
      }
      if (step.step === 'redirect') {
        setView({ at: 'redirect', redirect: step.redirect })
        // The browser leaves; what follows is the provider's return.
        return new Promise(() => {})
      }
      return rest(await conclude(ordering, order, key, step))
    },
  })

  function rest(end: PaymentEnd): PaymentEnd {
    setView({ at: 'rest' })
    return end
  }
}

type LastStep = Exclude<PaymentStep, { step: 'challenge' | 'redirect' }>

async function conclude(
  { account, orders }: Ordering,
  order: StoredOrder,
  key: string,
  { step, ...rest }: LastStep,
): Promise<PaymentEnd> {
  if (step === 'done') return settled(orders, order, 'paid')
  if (step === 'refused') return { end: 'refused' }
  if (step === 'failed') {
    const message = 'message' in rest ? rest.message : null
    const end = await settled(orders, order, 'cancelled')
    return end.end === 'failed' ? { ...end, message } : end
  }
  for (let look = 0; look < looks; look++) {
    if (look > 0) await new Promise((resolve) => setTimeout(resolve, looksEveryMs))
    const status = await lookAtOrder(account.tasks.caller, key)
    if (status !== null && status !== 'unknown' && status.state !== 'pending_payment')
      return settled(orders, order, status.state)
  }
  return { end: 'open' }
}

type Settled = NonNullable<StoredOrder['confirmation']>['state']

async function settled(orders: Orders, order: StoredOrder, state: Settled): Promise<PaymentEnd> {
  const { confirmation } = order
  if (confirmation) await orders.change(order.id, { confirmation: { ...confirmation, state }, challenge: null })
  return state === 'cancelled' ? { end: 'failed', message: null } : { end: 'paid' }
}
