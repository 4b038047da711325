import type { ErrorCode } from '@mantel/contract'
import type { Engine } from '../engine.ts'
import { type Outcome, refusalText } from '../outcome.ts'
import type { Account } from '../session/create-account.ts'

export type PasswordResult =
  | { ok: true }
  /** text: the server's message, in the shopper's language. */
  | { ok: false; text: string; error: ErrorCode | null }
  | { ok: false; message: 'password_offline' | 'authorization_unexpected' }

type Context = {
  engine: Pick<Engine, 'online' | 'notifications'>
  account: Pick<Account, 'session' | 'tasks'>
}

/** Ends the customer's other sessions on the server and logs in here with the new password. */
export async function changePassword(
  context: Context,
  { email, currentPassword, newPassword }: { email: string; currentPassword: string; newPassword: string },
): Promise<PasswordResult> {
  const { tasks } = context.account
  const send = () => tasks.run('userChangePassword', { body: { currentPassword, newPassword } }, { silent: true })
  return setPassword(context, send, { email, password: newPassword })
}

/** Sets a new password with the token of the mailed link, and logs in with it. */
export async function createPassword(
  context: Context,
  { email, resetToken, newPassword }: { email: string; resetToken: string; newPassword: string },
): Promise<PasswordResult> {
  const { tasks } = context.account
  const send = () => tasks.run('userCreatePassword', { body: { email, resetToken, newPassword } }, { silent: true })
  return setPassword(context, send, { email, password: newPassword })
}

/** Requests the mail with the link. The reply does not tell whether the address has an account. */
export async function requestPasswordReset({ engine, account }: Context, email: string): Promise<PasswordResult> {
  if (!engine.online.get()) return { ok: false, message: 'password_offline' }
  return toPasswordResult(
    await account.tasks.run('userResetPassword', { body: { email: email.trim() } }, { silent: true }),
  )
}

/** Passwords are never queued, because they must not be stored in the browser. */
async function setPassword(
  { engine, account }: Context,
  send: () => Promise<Outcome<unknown>>,
  login: { email: string; password: string },
): Promise<PasswordResult> {
  if (!engine.online.get()) return { ok: false, message: 'password_offline' }
  const outcome = await send()
  if (!outcome.ok) return toPasswordResult(outcome)
  engine.notifications.push({ type: 'success', message: { key: 'password_changed' } })
  return account.session.login(login)
}

/** Refused passwords are shown at their field, with the server's text. */
export function toPasswordResult(outcome: Outcome<unknown>): PasswordResult {
  if (outcome.ok) return { ok: true }
  const text = outcome.reason === 'refused' ? refusalText(outcome) : ''
  if (outcome.reason === 'failed' || text === '') return { ok: false, message: 'authorization_unexpected' }
  return { ok: false, text, error: outcome.error }
}
