import type { ResultOf } from '@mantel/contract'
import type { SocialProvider } from '@mantel/domain/constants'
import type { Account } from '../session/create-account.ts'
import { type PasswordResult, toPasswordResult } from './passwords.ts'

export type ActiveSession = ResultOf<'userSessions'>[number]

export type SecurityEvent = ResultOf<'userSecurityEvents'>[number]

type PrivacyAccount = Pick<Account, 'session' | 'tasks'>

/** The devices on which the customer is logged in, the last used first; null if they cannot be loaded now. */
export async function listSessions({ tasks }: PrivacyAccount): Promise<readonly ActiveSession[] | null> {
  const outcome = await tasks.run('userSessions', {}, { silent: true })
  return outcome.ok ? outcome.result : null
}

/** Logs the customer out on one device. A refusal is shown as a notification. */
export async function endSession({ tasks }: PrivacyAccount, sessionId: number): Promise<boolean> {
  return (await tasks.run('userEndSession', { params: { sessionId } })).ok
}

/** The customer's last security events, the newest first; null if they cannot be loaded now. */
export async function listSecurityEvents({ tasks }: PrivacyAccount): Promise<readonly SecurityEvent[] | null> {
  const outcome = await tasks.run('userSecurityEvents', {}, { silent: true })
  return outcome.ok ? outcome.result : null
}

/** Sends the mail that verifies the customer's e-mail address again. A refusal is shown as a notification. */
export async function sendEmailProof({ tasks }: PrivacyAccount): Promise<boolean> {
  return (await tasks.run('userSendEmailProof', {})).ok
}

/** Logs the customer out on all other devices. A refusal is shown as a notification. */
export async function endOtherSessions({ tasks }: PrivacyAccount): Promise<boolean> {
  return (await tasks.run('userEndSessions', { body: { keepCurrent: true } })).ok
}

/** Everything that the shop stores about the customer, as JSON; null if it is refused, which a notification shows. */
export async function exportCustomerData({ tasks }: PrivacyAccount): Promise<string | null> {
  const outcome = await tasks.run('userExport', {})
  return outcome.ok ? JSON.stringify(outcome.result, null, 2) : null
}

/** Deletes the account and clears this browser. The shop keeps orders, because tax law requires it. */
export async function deleteAccount(
  { session, tasks }: PrivacyAccount,
  currentPassword: string,
): Promise<PasswordResult> {
  const outcome = await tasks.run('userDelete', { body: { currentPassword } }, { silent: true })
  if (outcome.ok) await session.logout({ silent: true })
  return toPasswordResult(outcome)
}

/** Unlinks a login provider and reads the profile again. A refusal is shown as a notification. */
export async function unlinkLogin({ session, tasks }: PrivacyAccount, provider: SocialProvider): Promise<void> {
  await tasks.run('userUnlinkLogin', { params: { provider } })
  await session.reloadProfile()
}
