import type { OrderStart } from '../store/index.ts'
import type { OrderState } from './state.ts'

/** The first state of an order. due: the amount left to pay by the payment method; nothing left counts as paid. */
export function firstState({ due, start }: { due: number; start: OrderStart }): OrderState {
  if (due === 0) return 'paid'
  return start === 'pay-now' ? 'pending_payment' : 'received'
}
