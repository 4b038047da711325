import type { OrderState } from './state.ts'

/** How long stock is held for a payment that has not come. */
export const paymentWindowMs = 30 * 60_000

/** Where an order begins. due: what is left to pay by the method; nothing left counts as paid. */
export function firstState({ due, atTheDoor }: { due: number; atTheDoor: boolean }): OrderState {
  if (due === 0) return 'paid'
  return atTheDoor ? 'received' : 'pending_payment'
}
