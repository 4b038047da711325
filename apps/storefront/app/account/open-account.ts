import { type Account, createAccount, type Engine, noCredentials } from '@mantel/client'
import { panels } from '../shell/panels.ts'
import { currentSession } from './current-session.ts'
import { forgetVisitor } from './forget-visitor.ts'
import { saveHint } from './hint.ts'
import { hasSignedInHint, saveSignedInHint, setPricesPending } from './signed-in-hint.ts'
import { waitingTasksKey } from './waiting-tasks-hint.ts'

/** Resolves once the session knows whether a customer is signed in. */
export async function startAccount(engine: Engine): Promise<Account> {
  const account = createAccount({
    engine,
    onWaitingTasks: (isWaiting) => saveHint(waitingTasksKey(engine.view.code), isWaiting),
    solveBotChallenge: async (challenge) =>
      (await import('./solve-in-dialog.ts')).solveInDialog(challenge, engine.view.i18n),
  })
  const { session } = account
  const publish = () => {
    const state = session.get()
    currentSession.set(state)
    if (state.kind !== 'starting') saveSignedInHint(state.kind === 'customer')
  }
  session.subscribe(publish)
  session.onSignInNeeded(() => panels.openAuth())
  session.onLogout((event) => forgetVisitor(engine.view, event))
  await session.start()
  publish()
  rereadWhenShown(engine, account)
  void endPricesPending(engine, account).catch((error) => engine.log.warn('loading the customer group failed', error))
  return account
}

/** A page that was suspended, or is restored from the back/forward cache, received no messages of other tabs. */
function rereadWhenShown({ credentials }: Engine, { session }: Account): void {
  const reread = () => {
    // Reading the session takes a moment. Until then the page must not show the prices of a customer who has logged out.
    if (!hasSignedInHint()) credentials.set(noCredentials)
    void session.reread()
  }
  addEventListener('pageshow', ({ persisted }) => persisted && reread())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && reread())
}

/** Ends the state in which prices are pending, unless the customer has a group: then the reload of the page's data ends it. */
async function endPricesPending({ view, credentials }: Engine, { session }: Account): Promise<void> {
  const state = session.get()
  const mayHaveGroup = state.kind === 'customer' && state.user?.isApproved !== false
  // The stored profile is missing or its group token has expired.
  const needsGroup = view.prices.needGroupToken && mayHaveGroup && credentials.get().groupToken === null
  try {
    if (needsGroup) await session.reloadProfile()
  } finally {
    if (credentials.get().groupToken === null) setPricesPending(false)
  }
}
