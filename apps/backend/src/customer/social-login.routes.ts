import { type Handlers, ok } from '../platform/http/index.ts'
import type { AccountServices } from './account-services.ts'
import { socialSignIn } from './social-sign-in.ts'
import { startSocialLogin } from './start-social-login.ts'

/** Login with the account of a provider. */
export function socialLoginHandlers(services: AccountServices): Pick<Handlers, 'socialLoginStart' | 'socialLogin'> {
  return {
    async socialLoginStart({ ctx, body }) {
      const result = await startSocialLogin(ctx, services, body.type)
      return result.ok ? ok(result.started) : result
    },

    async socialLogin({ ctx, body }) {
      const signedIn = await socialSignIn(ctx, services, body)
      if (!signedIn.ok) return signedIn
      const { token, refreshToken } = signedIn.tokens
      return ok(token, { refreshToken })
    },
  }
}
