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
    saveSignedInHint(state.kind === 'customer')
  }
  session.subscribe(publish)
  session.onSignInNeeded(() => panels.openAuth())
  session.onLogout(() => forgetVisitor(engine.view))
  // A page restored from the back/forward cache received no events while it was frozen.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // Reading the session takes a moment. Until then the page must not show the prices of a customer who has logged out.
    if (!hasSignedInHint()) engine.credentials.set(noCredentials)
    void session.reread()
  })
  await session.start()
  publish()
  void endPricesPending(engine, account).catch((error) => engine.log.warn('loading the customer group failed', error))
  return account
}

/** Prices stay pending for a customer group: the reload of the page's data ends that. */
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
