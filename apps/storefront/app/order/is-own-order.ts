import type { SessionState, StoredOrder } from '@mantel/client'

/** Orders of a customer who has left are not for whoever uses the browser next. */
export function isOwnOrder({ owner }: StoredOrder, session: SessionState): boolean {
  return owner === null || (session.kind === 'customer' && session.user?.id === owner)
}
