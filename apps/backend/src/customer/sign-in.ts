import { type Refusal, refuse } from '@mantel/contract'
import { emailKey } from '@mantel/domain/customer'
import type { Ctx } from '../platform/context.ts'
import { findByEmail, updatePasswordHash } from './customer.repository.ts'
import { hashPassword, isOutdated, verifyPassword } from './password.ts'
import { countTry, forgetTries } from './sign-in-tries.repository.ts'
import { type SessionTokens, startSession } from './start-session.ts'

/** How often a password may be tried for one address, right ones not counted. */
export const signInTries = { most: 10, withinMs: 15 * 60_000 }

/**
 * Signs in by e-mail address and password. Unknown address, wrong password and too many tries answer alike and, but for
 * the last, after the same work. Who is signed in already stays so, whoever else tries.
 */
export async function signIn(
  ctx: Ctx,
  { email, password }: { email: string; password: string },
): Promise<{ ok: true; tokens: SessionTokens } | Refusal<'login_incorrect' | 'busy'>> {
  const { db, view, now } = ctx
  const whom = { website: view.website, emailKey: emailKey(email) }
  if ((await countTry(db, whom, now(), signInTries.withinMs)) > signInTries.most) return refuse('login_incorrect')
  const customer = await findByEmail(db, whom.website, whom.emailKey)
  const hashed = customer?.password_hash ?? null
  const isRight = await verifyPassword(hashed, password)
  if (isRight === null) return refuse('busy')
  if (!isRight || !customer || hashed === null) return refuse('login_incorrect')
  await forgetTries(db, whom)
  if (isOutdated(hashed)) await updatePasswordHash(db, customer.id, hashed, await hashPassword(password))
  return { ok: true, tokens: await startSession(ctx, customer.id) }
}
