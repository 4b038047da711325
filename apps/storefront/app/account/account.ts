import type { Account, Engine } from '@mantel/client'

const hintKey = 'signed-in'

let opening: Promise<Account> | null = null

/** Opens the session and its authenticated calls. Their code is imported on first use. */
export function openAccount(engine: Engine): Promise<Account> {
  opening ??= import('./open-account.ts')
    .then(({ startAccount }) => startAccount(engine, saveSignedInHint))
    .catch((error: unknown) => {
      opening = null
      throw error
    })
  return opening
}

/** Opens the account right after the page loads if a customer is signed in. Guests load no account code. */
export function openAccountIfSignedIn(engine: Engine): void {
  const open = () => void openAccount(engine).catch(() => {})
  if (isSignedIn()) open()
  addEventListener('storage', ({ key, newValue }) => key === hintKey && newValue && open())
}

/** A hint that can be read synchronously. The tokens themselves are in IndexedDB. */
function isSignedIn(): boolean {
  try {
    return localStorage.getItem(hintKey) !== null
  } catch {
    return false
  }
}

function saveSignedInHint(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(hintKey, '1')
    else localStorage.removeItem(hintKey)
  } catch {
    // Storage is blocked: the next page starts without the hint.
  }
}
