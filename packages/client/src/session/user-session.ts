import type { MessageKey } from '@mantel/contract'
import type { Observed } from '../observed.ts'
import type { User } from './user.ts'

/** starting: nobody knows yet. A customer whose profile has not come yet has no user. */
export type SessionState = { kind: 'starting' } | { kind: 'guest' } | { kind: 'customer'; user: User | null }

/** login: here and now. restored: signed in since an earlier visit. other-tab: somebody did it there. */
export type LoginEvent = { user: User; cause: 'login' | 'restored' | 'other-tab' }
/** lost: the server no longer knows the session. */
export type LogoutEvent = { silent: boolean; cause: 'logout' | 'lost' | 'other-tab' }

export type SignInAnswer =
  | { ok: true; user: User }
  /** text: the server's own, in the shopper's language. */
  | { ok: false; text: string }
  | { ok: false; message: Extract<MessageKey, 'authorization_unexpected'> }

export type Registration = { email: string; firstName: string; lastName: string; password: string }

export type UserSession = Observed<SessionState> & {
  /** Who was signed in last time. Resolves when that is known; the newest profile follows. */
  start(): Promise<void>
  /** Looks again what other tabs did, for a page that slept through it. */
  lookAgain(): Promise<void>
  login(credentials: { email: string; password: string }): Promise<SignInAnswer>
  /** Registers, then signs in. */
  register(customer: Registration): Promise<SignInAnswer>
  logout(options?: { silent?: boolean }): Promise<void>
  /** Asks for the profile anew. */
  reloadProfile(): Promise<User | null>
  /** Both are waited for, and may fail without harm. They return the function that ends them. */
  onLogin(listener: (event: LoginEvent) => unknown): () => void
  onLogout(listener: (event: LogoutEvent) => unknown): () => void
  /** Nobody is signed in, known after the start. */
  onGuest(listener: () => void): () => void
  /** The session was lost while it was needed: a screen should offer to sign in. */
  onSignInNeeded(listener: () => void): () => void
}
