import { messageText } from '@mantel/contract'
import type { Language } from '@mantel/domain/store'
import type { OrderToPay } from './orders-to-pay.ts'
import type { PaymentRow } from './payment.repository.ts'

export type PaymentStep = {
  step: 'done' | 'challenge' | 'redirect' | 'pending' | 'failed'
  orderNumber: string
  challenge?: { transactionId: string; acsUrl: string; cReq: string }
  redirect?: { url: string; fields: Record<string, string>; method: 'get' | 'post' }
  message?: string
}

/** The shopper's next step, derived from the stored order and payment. */
export function toWireStep(order: OrderToPay, payment: PaymentRow | undefined, language: Language): PaymentStep {
  const { number: orderNumber, state } = order
  const failed: PaymentStep = { step: 'failed', orderNumber, message: messageText('payment_failed', language) }
  if (state === 'cancelled' || state === 'refunded') return failed
  if (state !== 'pending_payment') return { step: 'done', orderNumber }
  const { challenge, redirect } = (payment?.details ?? {}) as {
    challenge?: { acsUrl: string; cReq: string }
    redirect?: NonNullable<PaymentStep['redirect']>
  }
  switch (payment?.state) {
    case 'challenged':
      return challenge
        ? { step: 'challenge', orderNumber, challenge: { transactionId: payment.reference ?? '', ...challenge } }
        : failed
    case 'redirected':
      return redirect ? { step: 'redirect', orderNumber, redirect } : failed
    case 'declined':
    case 'abandoned':
      return failed
    default:
      return { step: 'pending', orderNumber }
  }
}
