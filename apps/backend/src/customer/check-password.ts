import { type Refusal, refuse } from '@mantel/contract'
import { emailKey, loginWait } from '@mantel/domain/customer'
import type { Ctx } from '../platform/context.ts'
import type { Caller, LimitRefusal, Limits, RateLimitKey } from '../platform/limits/index.ts'
import { type CustomerRow, findByEmail, findById, updatePasswordHash } from './customer.repository.ts'
import { hashPassword, isOutdated, verifyPassword } from './password.ts'
import { recordEvent } from './record-event.ts'

/**
 * Finds the customer with this e-mail address and password. An unknown address and a wrong password get the same reply after the
 * same work. Failures slow down the client IP address that they come from, not other addresses: an address without failures can
 * always try once, so attackers cannot lock the owner out. The password may change after the check: code that writes because of it
 * calls areCredentialsCurrent in the same transaction.
 */
export async function checkPassword(
  ctx: Ctx & { caller: Caller },
  limits: Limits,
  { email, password }: { email: string; password: string },
): Promise<{ ok: true; customer: CustomerRow } | Refusal<'login_incorrect'> | Refusal<'busy'> | LimitRefusal> {
  const { db, view } = ctx
  const key = emailKey(email)
  const account = `${view.website} ${key}`
  const { address } = ctx.caller
  const ofAccount: RateLimitKey = ['failedLoginsOfAccount', account]
  const ofCaller: RateLimitKey = ['failedLogins', address]
  const ofCallerAndAccount = callerAndAccount(ctx, key)

  // Check the wait first: the limit of the IP address may use up the solution of a bot challenge.
  const refusal = (await limits.findWait(ctx, ...ofCallerAndAccount)) ?? (await limits.take(ctx, ...ofCaller))
  if (refusal) return refusal
  const isUnderAttack = await limits.isReached(ctx, ...ofAccount)
  const wait = await limits.takeSpaced(ctx, ...ofCallerAndAccount, (attempt) => loginWait(attempt, isUnderAttack))
  if (wait) {
    await limits.uncount(ctx, ...ofCaller)
    return wait
  }
  await limits.count(ctx, ...ofAccount)

  const customer = await findByEmail(db, view.website, key)
  const hashed = customer?.password_hash ?? null
  const isRight = await verifyPassword(hashed, password)
  if (isRight === null) {
    for (const counted of [ofAccount, ofCaller, ofCallerAndAccount]) await limits.uncount(ctx, ...counted)
    return refuse('busy')
  }
  if (!isRight || !customer || hashed === null) {
    // A failure is also recorded for an unknown address, so that both cases take the same time.
    await recordEvent(ctx, customer?.id ?? null, 'login_failed')
    return refuse('login_incorrect')
  }
  for (const counted of [ofAccount, ofCaller]) await limits.uncount(ctx, ...counted)
  await forgetFailedLogins(ctx, limits, key)
  const password_hash = isOutdated(hashed) ? await renewHash(ctx, customer.id, hashed, password) : hashed
  return { ok: true, customer: { ...customer, password_hash } }
}

/** Returns the hash of this password that is stored now: another sign-in may have renewed it at the same time. */
async function renewHash({ db, view }: Ctx, id: number, hashed: string, password: string): Promise<string> {
  const renewed = await hashPassword(password)
  if (renewed === null) return hashed
  if (await updatePasswordHash(db, id, hashed, renewed)) return renewed
  const stored = (await findById(db, id, view.website))?.password_hash ?? null
  return stored !== null && (await verifyPassword(stored, password)) ? stored : hashed
}

/** Ends the wait of this client IP address for this account. */
export async function forgetFailedLogins(ctx: Ctx & { caller: Caller }, limits: Limits, key: string): Promise<void> {
  await limits.reset(ctx, ...callerAndAccount(ctx, key))
}

const callerAndAccount = ({ view, caller }: Ctx & { caller: Caller }, key: string): RateLimitKey => [
  'failedLoginsOfCallerAndAccount',
  `${view.website} ${key} ${caller.address}`,
]
