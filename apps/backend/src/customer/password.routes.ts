import { type Handlers, ok } from '../platform/http/index.ts'
import type { AccountServices } from './account-services.ts'
import { authenticate } from './authenticate.ts'
import { changePassword } from './change-password.ts'
import { createPassword } from './create-password.ts'
import { requestPasswordReset } from './request-password-reset.ts'

type PasswordCalls = 'userResetPassword' | 'userCreatePassword' | 'userChangePassword'

export function passwordHandlers(services: AccountServices): Pick<Handlers, PasswordCalls> {
  return {
    async userResetPassword({ ctx, body }) {
      const requested = await requestPasswordReset(ctx, services, body.email)
      return requested.ok ? ok(true as const) : requested
    },

    async userCreatePassword({ ctx, body }) {
      const created = await createPassword(ctx, services, body)
      return created.ok ? ok(true as const) : created
    },

    async userChangePassword({ ctx, body }) {
      const session = await authenticate(ctx)
      if (!session.ok) return session
      const changed = await changePassword(ctx, services, session, body)
      return changed.ok ? ok(true as const) : changed
    },
  }
}
