import { type Refusal, refuse } from '@mantel/contract'
import type { SocialProvider } from '@mantel/domain/constants'
import { storePath, websiteOf } from '@mantel/domain/store'
import { findLoginPlugin } from '@mantel/plugins/login'
import type { LoginProvider } from '@mantel/plugins/login/server'
import type { Ctx } from '../platform/context.ts'
import type { Caller, LimitRefusal } from '../platform/limits/index.ts'
import type { AccountServices } from './account-services.ts'
import { insertSocialLogin } from './social-login.repository.ts'
import { digestOf, newToken } from './token.ts'

/** Lifetime of a login attempt in milliseconds: long enough to log in at the provider first. */
const lifetime = 15 * 60_000

export type StartedSocialLogin = { url: string; state: string; key: string }

/**
 * Starts a login with a provider. State and PKCE verifier are used once; the verifier never leaves the server. Only the
 * browser that started the login gets the key, so the callback works in no other browser.
 */
export async function startSocialLogin(
  ctx: Ctx & { caller: Caller },
  { stores, limits, loginProviders }: AccountServices,
  type: SocialProvider,
): Promise<{ ok: true; started: StartedSocialLogin } | Refusal<'social_provider_unknown'> | LimitRefusal> {
  const { db, view, now, caller } = ctx
  const found = findOfferedProvider(ctx, loginProviders, type)
  if (!found) return refuse('social_provider_unknown')
  const refusal = await limits.take(ctx, 'socialLogins', caller.address)
  if (refusal) return refusal
  const { state, verifier } = found.provider.newSecrets()
  const key = newToken()
  const redirectUri = `${websiteOf(stores, view).publicUrl}${storePath(view, `/auth/callback/${found.path}`)}`
  const url = await found.provider.authorizationUrl({ redirectUri, state, verifier })
  await insertSocialLogin(db, {
    state_digest: digestOf(state),
    key_digest: digestOf(key),
    website: view.website,
    provider: type,
    redirect_uri: redirectUri,
    verifier,
    expires_at: new Date(now().getTime() + lifetime),
  })
  return { ok: true, started: { url, state, key } }
}

/** undefined: the store view does not offer it, or the shop has no account with it. */
export function findOfferedProvider(
  { view }: Pick<Ctx, 'view'>,
  providers: AccountServices['loginProviders'],
  type: SocialProvider,
): { provider: LoginProvider; path: string; name: string } | undefined {
  const provider = providers[type]
  const plugin = findLoginPlugin(type)
  if (!provider || !plugin || !view.socialLogin.providers.includes(type)) return undefined
  return { provider, path: plugin.path, name: plugin.name }
}
