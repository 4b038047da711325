import { isWaiting, type SessionState, type StoredOrder } from '@mantel/client'

/** Whether this visitor may see the order. The next user of the browser must not see the orders of a customer who has logged out. */
export function isOwnOrder({ owner }: StoredOrder, session: SessionState): boolean {
  return owner === null || (session.kind === 'customer' && session.user?.id === owner)
}

/** Whether the order belongs to a customer and is sent only while that customer is signed in. */
export const awaitsLogin = (order: StoredOrder): boolean =>
  order.owner !== null && (isWaiting(order) || order.problem?.kind === 'login')
