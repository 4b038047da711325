import type { Account, Engine } from '@mantel/client'

const hint = 'signed-in'

let opening: Promise<Account> | null = null

/** The session and the calls on its behalf. Their code is fetched when they are first needed. */
export function openAccount(engine: Engine): Promise<Account> {
  opening ??= import('./open-account.ts')
    .then(({ startAccount }) => startAccount(engine, noteSignedIn))
    .catch((error: unknown) => {
      opening = null
      throw error
    })
  return opening
}

/** Whoever is signed in is known soon after the page; a guest's page loads nothing for it. */
export function wakeAccount(engine: Engine): void {
  const wake = () => void openAccount(engine).catch(() => {})
  if (isSignedIn()) wake()
  addEventListener('storage', ({ key, newValue }) => key === hint && newValue && wake())
}

/** Only a hint, which can be read at once; the tokens are in the browser's database. */
function isSignedIn(): boolean {
  try {
    return localStorage.getItem(hint) !== null
  } catch {
    return false
  }
}

function noteSignedIn(is: boolean): void {
  try {
    if (is) localStorage.setItem(hint, '1')
    else localStorage.removeItem(hint)
  } catch {
    // The browser keeps nothing: then the next page does not know.
  }
}
