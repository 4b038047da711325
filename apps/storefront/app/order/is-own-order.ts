import type { SessionState, StoredOrder } from '@mantel/client'

/** Hides the orders of a customer who has logged out from the next user of the browser. */
export function isOwnOrder({ owner }: StoredOrder, session: SessionState): boolean {
  return owner === null || (session.kind === 'customer' && session.user?.id === owner)
}
