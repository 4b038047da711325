import type { ErrorCode, MessageKey, SentBody } from '@mantel/contract'
import type { Observed } from '../observed.ts'
import type { Profile, User } from './user.ts'

/**
 * starting: not known yet. isSessionLost: the server has ended a customer's session, without a logout in this page or another. user is
 * null until the profile is loaded.
 */
export type SessionState =
  | { kind: 'starting' }
  | { kind: 'guest'; isSessionLost?: boolean }
  | { kind: 'customer'; user: User | null }

/** login: in this tab, just now. restored: signed in since an earlier visit. other-tab: signed in there. */
export type LoginEvent = { user: User; cause: 'login' | 'restored' | 'other-tab' }
/**
 * lost: the server no longer accepts the session. successor: the customer who has signed in since in another tab and whose stored
 * data stays; null: none, or not known yet.
 */
export type LogoutEvent = { silent: boolean; cause: 'logout' | 'lost' | 'other-tab'; successor: number | null }

export type SignInResult =
  | { ok: true; user: User }
  /** text: the server's message, in the shopper's language. error: its code; null from servers that send none. */
  | { ok: false; text: string; error: ErrorCode | null }
  | { ok: false; message: Extract<MessageKey, 'authorization_unexpected'> }

export type Registration = {
  email: string
  firstName: string
  lastName: string
  password: string
  /** Trade stores require the company's address. */
  address?: NonNullable<SentBody<'userCreate'>['customer']['addresses']>[number]
}

export type UserSession = Observed<SessionState> & {
  /** Restores the stored session. Resolves when it is known; the profile is reloaded afterwards. */
  start(): Promise<void>
  /**
   * Rereads the stored session, for a page that missed messages of other tabs. Resolves when the page has forgotten a customer who is
   * no longer signed in. Simultaneous calls share one reading.
   */
  reread(): Promise<void>
  login(credentials: { email: string; password: string }): Promise<SignInResult>
  /** Completes a login with a provider. password: that of the existing account, to link the provider with it. */
  socialLogin(callback: SentBody<'socialLogin'>): Promise<SignInResult>
  /** Registers, then signs in. */
  register(customer: Registration): Promise<SignInResult>
  logout(options?: { silent?: boolean }): Promise<void>
  /** Reloads the profile. */
  reloadProfile(): Promise<User | null>
  /** Shows another profile of the signed-in customer in all tabs, with the changes of queued calls. */
  showProfile(profile: Profile): Promise<void>
  /** Listeners are awaited and may fail. Both functions return a function that unsubscribes. */
  onLogin(listener: (event: LoginEvent) => unknown): () => void
  onLogout(listener: (event: LogoutEvent) => unknown): () => void
  /** Called once if no customer is signed in after the start. */
  onGuest(listener: () => void): () => void
  /** The session was lost while it was needed: a screen should offer to sign in. */
  onSignInNeeded(listener: () => void): () => void
}
