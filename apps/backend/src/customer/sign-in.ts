import { type Refusal, refuse } from '@mantel/contract'
import { emailKey } from '@mantel/domain/customer'
import type { Ctx } from '../platform/context.ts'
import type { Caller, Counted, LimitRefusal, Limits } from '../platform/limits/index.ts'
import { findByEmail, updatePasswordHash } from './customer.repository.ts'
import { hashPassword, isOutdated, verifyPassword } from './password.ts'
import { type SessionTokens, startSession } from './start-session.ts'

/**
 * Signs in by e-mail address and password. An unknown address and a wrong password get the same reply after the same work.
 * Only failed attempts count. Wrong guesses of others make the owner solve a challenge, but they never lock the owner out.
 */
export async function signIn(
  ctx: Ctx & { caller: Caller },
  limits: Limits,
  { email, password }: { email: string; password: string },
): Promise<{ ok: true; tokens: SessionTokens } | Refusal<'login_incorrect' | 'busy'> | LimitRefusal> {
  const { db, view } = ctx
  const key = emailKey(email)
  const account = `${view.website} ${key}`
  const { address } = ctx.caller
  const callerAndAccount: Counted = ['failedLoginsOfCallerAndAccount', `${account} ${address}`]
  const shared: Counted[] = [
    ['failedLoginsOfAccount', account],
    ['failedLogins', address],
  ]
  const refusal = await limits.takeAll(ctx, [callerAndAccount, ...shared])
  if (refusal) return refusal
  const customer = await findByEmail(db, view.website, key)
  const hashed = customer?.password_hash ?? null
  const isRight = await verifyPassword(hashed, password)
  if (isRight === null) return refuse('busy')
  if (!isRight || !customer || hashed === null) return refuse('login_incorrect')
  await limits.reset(ctx, ...callerAndAccount)
  for (const counted of shared) await limits.giveBack(ctx, ...counted)
  if (isOutdated(hashed)) await updatePasswordHash(db, customer.id, hashed, await hashPassword(password))
  return { ok: true, tokens: await startSession(ctx, customer.id) }
}
