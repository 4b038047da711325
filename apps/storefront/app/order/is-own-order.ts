import { isWaiting, type SessionState, type StoredOrder } from '@mantel/client'

/** Hides the orders of a customer who has logged out from the next user of the browser. */
export function isOwnOrder({ owner }: StoredOrder, session: SessionState): boolean {
  return owner === null || (session.kind === 'customer' && session.user?.id === owner)
}

/** A customer's order that is sent only in this customer's session. */
export const awaitsLogin = (order: StoredOrder): boolean =>
  order.owner !== null && (isWaiting(order) || order.problem?.kind === 'login')
