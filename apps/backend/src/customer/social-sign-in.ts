import { type BodyOf, type Refusal, refuse } from '@mantel/contract'
import type { SocialProvider } from '@mantel/domain/constants'
import { emailKey, isEmail } from '@mantel/domain/customer'
import type { LoginIdentity } from '@mantel/plugins/login/server'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import type { Caller, LimitRefusal } from '../platform/limits/index.ts'
import type { AccountServices } from './account-services.ts'
import { checkPassword } from './check-password.ts'
import { type CustomerRow, findByEmail, lockById } from './customer.repository.ts'
import { linkSocialIdentity } from './link-social-identity.ts'
import { recordEvent } from './record-event.ts'
import { registerBySocialIdentity } from './register-by-social-identity.ts'
import { findBySocialIdentity, type SocialKey } from './social-identity.repository.ts'
import {
  deleteSocialLogin,
  findSocialLogin,
  type SocialLoginRow,
  saveIdentity,
  takeVerifier,
} from './social-login.repository.ts'
import { type SessionTokens, startSession } from './start-session.ts'
import { findOfferedProvider } from './start-social-login.ts'
import { digestOf } from './token.ts'

type SocialRefusal =
  | Refusal<
      | 'social_provider_unknown'
      | 'social_login_failed'
      | 'social_login_expired'
      | 'social_email_missing'
      | 'social_email_unverified'
      | 'social_link_password'
      | 'password_wrong'
      | 'busy'
    >
  | LimitRefusal

/** The provider's account of the person who logs in. */
export type SocialPerson = { provider: SocialProvider; providerName: string; identity: LoginIdentity }

type Found = { ok: true; customer: CustomerRow }

/** Completes a login with a provider: finds, links or registers the customer, and signs them in. */
export async function socialSignIn(
  ctx: Ctx & { caller: Caller },
  services: AccountServices,
  body: BodyOf<'socialLogin'>,
): Promise<{ ok: true; tokens: SessionTokens } | SocialRefusal> {
  const { db, view, now, caller } = ctx
  const { type, state, key, password } = body
  const offered = findOfferedProvider(ctx, services.loginProviders, type)
  if (!offered) return refuse('social_provider_unknown')
  const refusal = await services.limits.take(ctx, 'socialLogins', caller.address)
  if (refusal) return refusal
  const started = { stateDigest: digestOf(state), keyDigest: digestOf(key), website: view.website }
  const login = await findSocialLogin(db, { ...started, provider: type, at: now() })
  if (!login) return refuse('social_login_expired')

  const identity = login.identity ?? (await identify(ctx, offered.provider, login, body))
  if (identity === 'used') return refuse('social_login_expired')
  if (identity === 'failed') return refuse('social_login_failed', { provider: offered.name })
  const person: SocialPerson = { provider: type, providerName: offered.name, identity }
  const found = await findCustomer(ctx, services, person, password)
  if (!found.ok) {
    if (found.code === 'social_link_password') await saveIdentity(db, login.state_digest, identity)
    return found
  }
  await deleteSocialLogin(db, login.state_digest)
  const identityKey = { website: view.website, provider: type, subject: identity.subject }
  const tokens = await signInLinked(ctx, identityKey, found.customer.id)
  return tokens ? { ok: true, tokens } : refuse('social_login_failed', { provider: offered.name })
}

/** null: the provider's account has been unlinked since the customer was found, for example by a password reset. */
function signInLinked(
  ctx: Ctx & { caller: Caller },
  key: SocialKey,
  customerId: number,
): Promise<SessionTokens | null> {
  return inTransaction(ctx.db, async (tx) => {
    await lockById(tx, customerId)
    if ((await findBySocialIdentity(tx, key))?.id !== customerId) return null
    const tokens = await startSession({ ...ctx, db: tx }, customerId)
    await recordEvent({ ...ctx, db: tx }, customerId, 'login')
    return tokens
  })
}

/** Asks the provider who the person is, at most once for each login. */
async function identify(
  { db, log }: Ctx,
  provider: NonNullable<ReturnType<typeof findOfferedProvider>>['provider'],
  login: SocialLoginRow,
  { state, code, iss }: BodyOf<'socialLogin'>,
): Promise<LoginIdentity | 'used' | 'failed'> {
  const verifier = code === undefined ? undefined : await takeVerifier(db, login)
  if (code === undefined || verifier === undefined) return 'used'
  const query = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) })
  try {
    return await provider.identify({ redirectUri: login.redirect_uri, query, state, verifier })
  } catch (error) {
    // Log the error's message only: its cause may contain the code or a token.
    log.warn({ provider: login.provider, reason: error instanceof Error ? error.message : '' }, 'social login failed')
    return 'failed'
  }
}

/**
 * An existing account is linked only if its e-mail address belongs to this person for certain: the provider has verified it, and the
 * account's owner has proven it or gives the account's password. Otherwise somebody could register with a stranger's address and wait
 * until the stranger logs in, or the other way round.
 */
async function findCustomer(
  ctx: Ctx & { caller: Caller },
  services: AccountServices,
  person: SocialPerson,
  password: string | undefined,
): Promise<Found | SocialRefusal> {
  const { db, view, caller } = ctx
  const { provider, providerName, identity } = person
  const key = { website: view.website, provider, subject: identity.subject }
  const linked = await findBySocialIdentity(db, key)
  if (linked) return { ok: true, customer: linked }
  const { email, isEmailVerified } = identity
  if (email === null || !isEmail(email)) return refuse('social_email_missing', { provider: providerName })
  const existing = await findByEmail(db, view.website, emailKey(email))
  if (!existing) {
    const registered = await registerBySocialIdentity(ctx, services, person, email)
    if (registered) return { ok: true, customer: registered }
    // Another request has registered the person or the address in the meantime.
    const other = await findBySocialIdentity(db, key)
    return other ? { ok: true, customer: other } : refuse('social_login_failed', { provider: providerName })
  }
  if (!isEmailVerified) {
    // The reply reveals that the address has an account, so such replies are limited.
    const refusal = await services.limits.take(ctx, 'takenEmails', caller.address)
    return refusal ?? refuse('social_email_unverified', { provider: providerName })
  }
  let customer = existing
  const isByPassword = existing.email_confirmed_at === null
  if (isByPassword) {
    if (password === undefined) return refuse('social_link_password', { email, provider: providerName })
    const checked = await checkPassword(ctx, services.limits, { email: existing.email, password })
    if (!checked.ok) return checked.code === 'login_incorrect' ? refuse('password_wrong') : checked
    customer = checked.customer
  }
  if (!(await linkSocialIdentity(ctx, services, person, { customer, isByPassword }))) return refuse('password_wrong')
  const owner = await findBySocialIdentity(db, key)
  return owner ? { ok: true, customer: owner } : refuse('social_login_failed', { provider: providerName })
}
