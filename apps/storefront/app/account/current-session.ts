import { createObservable, type SessionState } from '@mantel/client'
import { useSyncExternalStore } from 'react'

/**
 * The session state that the page shows. Pages are rendered for guests; the session's code sets the state once it is
 * loaded.
 */
export const currentSession = createObservable<SessionState>({ kind: 'starting' })

const starting = currentSession.get()

export function useSession(): SessionState {
  return useSyncExternalStore(currentSession.subscribe, currentSession.get, () => starting)
}
