import type { SentBody } from '@mantel/contract'
import type { Notifications } from '../notifications.ts'
import { type FailedOutcome, type Outcome, type RefusedOutcome, refusalText } from '../outcome.ts'
import type { Tasks } from '../task/tasks.ts'
import type { Tokens } from './tokens.ts'
import type { User } from './user.ts'
import type { LoginEvent, Registration, SignInResult } from './user-session.ts'

export type SignInContext = {
  tasks: Tasks
  tokens: Tokens
  notifications: Notifications
  reloadProfile(cause: LoginEvent['cause']): Promise<User | null>
  notifyTabs(): void
  /** A later step failed: ends the session again. */
  undo(): Promise<void>
}

type Confirmation = 'logged_in' | 'account_registered'

export async function signIn(
  steps: SignInContext,
  { email, password }: { email: string; password: string },
  confirmation: Confirmation = 'logged_in',
): Promise<SignInResult> {
  const body = { username: email.trim(), password }
  return finishSignIn(steps, await steps.tasks.run('userLogin', { body }, { silent: true }), confirmation)
}

/** Completes a login with a provider, whose callback and key the body contains. */
export async function socialSignIn(steps: SignInContext, body: SentBody<'socialLogin'>): Promise<SignInResult> {
  return finishSignIn(steps, await steps.tasks.run('socialLogin', { body }, { silent: true }), 'logged_in')
}

/** Stores the tokens of the reply and loads the profile. */
async function finishSignIn(
  { tasks, tokens, notifications, reloadProfile, notifyTabs, undo }: SignInContext,
  outcome: Outcome<string>,
  confirmation: Confirmation,
): Promise<SignInResult> {
  if (!outcome.ok) return toSignInError(outcome)
  const refreshToken = (outcome.meta as { refreshToken?: string } | undefined)?.refreshToken ?? null
  await tokens.withLock(() => tokens.write({ token: outcome.result, refreshToken }))
  tasks.unlock()
  const user = await reloadProfile('login').catch(() => null)
  if (!user) {
    await undo()
    return { ok: false, message: 'authorization_unexpected' }
  }
  notifyTabs()
  notifications.push({ type: 'success', message: { key: confirmation } })
  return { ok: true, user }
}

export async function register(steps: SignInContext, customer: Registration): Promise<SignInResult> {
  const { email, firstName, lastName, password, address } = customer
  const body = {
    customer: {
      email: email.trim(),
      firstname: firstName.trim(),
      lastname: lastName.trim(),
      addresses: address && [address],
    },
    password,
  }
  const outcome = await steps.tasks.run('userCreate', { body }, { silent: true })
  return outcome.ok ? signIn(steps, { email, password }, 'account_registered') : toSignInError(outcome)
}

function toSignInError(outcome: RefusedOutcome | FailedOutcome): SignInResult {
  const text = outcome.reason === 'refused' ? refusalText(outcome) : ''
  if (outcome.reason === 'failed' || text === '') return { ok: false, message: 'authorization_unexpected' }
  return { ok: false, text, error: outcome.error }
}
