import { createObservable, type SessionState } from '@mantel/client'
import { useSyncExternalStore } from 'react'

/** Who is signed in, as far as the page knows. Pages are rendered for guests; the session's own code fills it in. */
export const shownSession = createObservable<SessionState>({ kind: 'starting' })

const starting = shownSession.get()

export function useSession(): SessionState {
  return useSyncExternalStore(shownSession.subscribe, shownSession.get, () => starting)
}
