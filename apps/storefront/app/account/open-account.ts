import { type Account, createAccount, type Engine } from '@mantel/client'
import { panels } from '../shell/panels.ts'
import { shownSession } from './shown-session.ts'

/** Resolves when it is known who is signed in. */
export async function startAccount(engine: Engine, noteSignedIn: (is: boolean) => void): Promise<Account> {
  const account = createAccount({ engine })
  const { session } = account
  const show = () => {
    const state = session.get()
    shownSession.set(state)
    noteSignedIn(state.kind === 'customer')
  }
  session.subscribe(show)
  session.onSignInNeeded(() => panels.openAuth())
  // A page that comes back from the browser's cache has heard nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && void session.lookAgain())
  await session.start()
  show()
  return account
}
