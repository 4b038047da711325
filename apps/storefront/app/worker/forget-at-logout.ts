import type { Observed, SessionState } from '@mantel/client'
import type { PageMessage } from '../../sw/messages.ts'

/** Nothing of what a customer has looked at stays for whoever uses the browser next. */
export function forgetAtLogout(session: Observed<SessionState>, tell: (message: PageMessage) => void): void {
  let was = session.get().kind
  session.subscribe(() => {
    const { kind } = session.get()
    if (was === 'customer' && kind !== 'customer') tell({ type: 'forget' })
    was = kind
  })
}
