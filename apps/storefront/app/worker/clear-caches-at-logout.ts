import type { Observed, SessionState } from '@mantel/client'
import type { PageMessage } from '../../sw/messages.ts'

/** Clears the cached pages at logout, so that the next user of the browser cannot see them. */
export function clearCachesAtLogout(
  session: Observed<SessionState>,
  sendMessage: (message: PageMessage) => void,
): void {
  let previousKind = session.get().kind
  session.subscribe(() => {
    const { kind } = session.get()
    if (previousKind === 'customer' && kind !== 'customer') sendMessage({ type: 'forget' })
    previousKind = kind
  })
}
