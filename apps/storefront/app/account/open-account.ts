import { type Account, createAccount, type Engine } from '@mantel/client'
import { panels } from '../shell/panels.ts'
import { currentSession } from './current-session.ts'

/** Resolves once the session knows whether a customer is signed in. */
export async function startAccount(engine: Engine, saveSignedInHint: (isSignedIn: boolean) => void): Promise<Account> {
  const account = createAccount({
    engine,
    solveBotChallenge: async (challenge) =>
      (await import('./solve-in-dialog.ts')).solveInDialog(challenge, engine.view.i18n),
  })
  const { session } = account
  const publish = () => {
    const state = session.get()
    currentSession.set(state)
    saveSignedInHint(state.kind === 'customer')
  }
  session.subscribe(publish)
  session.onSignInNeeded(() => panels.openAuth())
  // A page restored from the back/forward cache received no events while it was frozen.
  addEventListener('pageshow', ({ persisted }) => persisted && void session.reread())
  await session.start()
  publish()
  return account
}
