import type { ResultOf, SentBody } from '@mantel/contract'
import type { Account } from '../session/create-account.ts'
import { type PasswordResult, toPasswordResult } from './passwords.ts'

export type SocialLoginStart = ResultOf<'socialLoginStart'>
export type SocialLoginCallback = SentBody<'socialLogin'>

type Refused = Extract<PasswordResult, { ok: false }>

/** Starts a login with a provider. The browser then opens its address. */
export async function startSocialLogin(
  { tasks }: Pick<Account, 'tasks'>,
  type: SocialLoginCallback['type'],
): Promise<({ ok: true } & SocialLoginStart) | Refused> {
  const outcome = await tasks.run('socialLoginStart', { body: { type } }, { silent: true })
  return outcome.ok ? { ok: true, ...outcome.result } : (toPasswordResult(outcome) as Refused)
}
