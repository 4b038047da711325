import type { SessionState, User } from '@mantel/client'
import { useState } from 'react'

/**
 * The customer whose screen is rendered. If the server ends the session after the customer has entered something, the screen stays
 * mounted but hidden, so that the input is still there after the next login. A logout, the login of another customer and a navigation
 * to another screen remove it.
 */
export function useAccountCustomer(session: SessionState, screen: string) {
  const [kept, setKept] = useState<{ user: User; screen: string } | null>(null)
  const current = session.kind === 'customer' ? session.user : null
  const keptUser = kept?.screen === screen ? findKeptUser(session, kept.user) : null
  if (kept && kept.user !== keptUser) setKept(keptUser && { user: keptUser, screen })
  return {
    /** null: no screen is rendered. */
    user: current ?? keptUser,
    isHidden: current === null,
    onInput() {
      if (!kept && current) setKept({ user: current, screen })
    },
  }
}

/** The customer with their newest profile; null if they have logged out or another one has logged in. */
function findKeptUser(session: SessionState, last: User): User | null {
  if (session.kind === 'guest') return session.isSessionLost ? last : null
  if (session.kind === 'starting') return null
  const user = session.user ?? last
  return user.id === last.id ? user : null
}
