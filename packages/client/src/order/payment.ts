import type { ResultOf } from '@mantel/contract'
import type { Caller } from '../caller.ts'
import { isRefusedFor } from '../outcome.ts'

export type Challenge = { transactionId: string; acsUrl: string; cReq: string }

/** The target of a redirect. */
export type Redirect = { url: string; fields: Record<string, string>; method: 'get' | 'post' }

/**
 * failed: the order is cancelled and the cart restored. refused: the attempt was rejected, the order still awaits
 * payment. unreachable: the result is unknown; look up the order again.
 */
export type PaymentStep =
  | { step: 'done' | 'pending' | 'unreachable' | 'refused' }
  | { step: 'challenge'; challenge: Challenge }
  | { step: 'redirect'; redirect: Redirect }
  | { step: 'failed'; message: string | null }

export type OrderStatus = ResultOf<'orderStatus'>

/** Starts or resumes a payment. additional: data collected by the payment method's form. */
export async function startPayment(
  caller: Caller,
  orderKey: string,
  additional: Record<string, unknown> = {},
): Promise<PaymentStep> {
  const outcome = await caller.call('paymentStart', { body: { orderKey, additional } })
  if (outcome.ok) return readStep(outcome.result)
  return { step: outcome.reason === 'failed' ? 'unreachable' : 'refused' }
}

/** Sends the bank's answer to the shop. */
export async function answerChallenge(
  caller: Caller,
  answer: { orderKey: string; transactionId: string; cRes: string },
): Promise<PaymentStep> {
  const outcome = await caller.call('cardOrderSync', { body: answer })
  if (outcome.ok) return readStep(outcome.result as ResultOf<'paymentStart'>)
  return { step: outcome.reason === 'failed' ? 'unreachable' : 'refused' }
}

/** null: lookup failed. 'unknown': there is no such order. */
export async function fetchOrderStatus(caller: Caller, orderKey: string): Promise<OrderStatus | 'unknown' | null> {
  const outcome = await caller.call('orderStatus', { params: { orderKey } })
  if (outcome.ok) return outcome.result
  if (outcome.reason === 'failed') return null
  return isRefusedFor(outcome, ['order_key_wrong', 'order_unknown'], outcome.code === 404) ? 'unknown' : null
}

function readStep({ step, challenge, redirect, message }: ResultOf<'paymentStart'>): PaymentStep {
  if (step === 'challenge' && challenge) {
    const { transactionId, acsUrl, cReq } = challenge
    return { step, challenge: { transactionId, acsUrl, cReq } }
  }
  if (step === 'redirect' && redirect)
    return {
      step,
      redirect: { url: redirect.url, fields: redirect.fields, method: redirect.method === 'get' ? 'get' : 'post' },
    }
  if (step === 'failed') return { step, message: message ?? null }
  return { step: step === 'done' ? 'done' : 'pending' }
}
