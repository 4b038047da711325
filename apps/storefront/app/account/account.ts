import type { Account, Engine } from '@mantel/client'
import { hasHint } from './hint.ts'
import { hasSignedInHint, onSignInElsewhere, setPricesPending } from './signed-in-hint.ts'
import { waitingTasksKey } from './waiting-tasks-hint.ts'

let opening: Promise<Account> | null = null

/** Opens the session and its authenticated calls. Their code is imported on first use. */
export function openAccount(engine: Engine): Promise<Account> {
  opening ??= import('./open-account.ts')
    .then(({ startAccount }) => startAccount(engine))
    .catch((error: unknown) => {
      opening = null
      setPricesPending(false)
      throw error
    })
  return opening
}

/**
 * Opens the account right after the page loads if a customer is signed in, or if calls of an earlier visit are
 * still queued. Other guests load no account code.
 */
export function openAccountIfNeeded(engine: Engine): void {
  const open = () => void openAccount(engine).catch(() => {})
  if (hasSignedInHint() || hasHint(waitingTasksKey(engine.view.code))) open()
  onSignInElsewhere(open)
}
