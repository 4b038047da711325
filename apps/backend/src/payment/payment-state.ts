import type { Outcome } from '@mantel/plugins/payment/server'
import type { PaymentState } from './payment.repository.ts'

/** Money may still come of it, or nobody knows yet. started: the provider was asked and its answer is not known. */
const open: readonly PaymentState[] = ['started', 'challenged', 'redirected']
/** The provider has, or had, the money. */
const taken: readonly PaymentState[] = ['authorised', 'returning', 'refunded']

export const isOpen = (state: PaymentState): boolean => open.includes(state)

/** What the shop itself found: the shopper gave up, or nobody paid in time. */
export type Abandoned = { kind: 'abandoned'; reason: string }

/** What to do with news of a payment. accept: only if its order still waits, else the money goes back. */
export type Consequence = 'accept' | 'decline' | 'abandon' | 'challenge' | 'redirect' | 'wait' | 'refunded' | 'nothing'

/**
 * News may come twice, late and in any order. Money that was taken is never overlooked; everything else counts only while
 * the payment is open.
 */
export function consequenceOf(state: PaymentState, news: Outcome['kind'] | Abandoned['kind']): Consequence {
  if (news === 'authorised') return taken.includes(state) ? 'nothing' : 'accept'
  if (news === 'refunded') return taken.includes(state) && state !== 'refunded' ? 'refunded' : 'nothing'
  if (!isOpen(state)) return 'nothing'
  switch (news) {
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
