import type { PaymentOutcome } from '@mantel/plugins/payment/server'
import type { PaymentState } from './payment.repository.ts'

/** States in which the payment may still be captured. started: a request was sent to the provider, its result is not known yet. */
const openStates: readonly PaymentState[] = ['started', 'challenged', 'redirected']
/** States after the payment was captured. */
const captured: readonly PaymentState[] = ['authorised', 'returning', 'refunded']

export const isOpen = (state: PaymentState): boolean => openStates.includes(state)

/** Outcome decided by the shop: the shopper cancelled, or the deadline passed. */
export type AbandonedOutcome = { kind: 'abandoned'; reason: string }

/** Reaction to a payment update. accept: only if the order still waits for payment; otherwise the payment is refunded. */
export type SettleAction = 'accept' | 'decline' | 'abandon' | 'challenge' | 'redirect' | 'wait' | 'refunded' | 'nothing'

/**
 * Updates may be repeated, late and in any order. A captured payment is always handled; other updates apply only while the
 * payment is open.
 */
export function settleActionOf(
  state: PaymentState,
  update: PaymentOutcome['kind'] | AbandonedOutcome['kind'],
): SettleAction {
  if (update === 'authorised') return captured.includes(state) ? 'nothing' : 'accept'
  if (update === 'refunded') return captured.includes(state) && state !== 'refunded' ? 'refunded' : 'nothing'
  if (!isOpen(state)) return 'nothing'
  switch (update) {
    case 'declined':
      return 'decline'
    case 'abandoned':
      return 'abandon'
    case 'challenge':
      return 'challenge'
    case 'redirect':
      return 'redirect'
    case 'pending':
      return 'wait'
    case 'approved':
    case 'unknown':
      return 'nothing'
  }
}
