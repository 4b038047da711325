import { inTransaction } from '../platform/db/index.ts'
import { type Handlers, ok, refuse } from '../platform/http/index.ts'
import type { AccountServices } from './account-services.ts'
import { authenticate } from './authenticate.ts'
import { getCustomerRow } from './customer.repository.ts'
import { listSessions, readSecurityEvents } from './list-sessions.ts'
import { sendEmailProof } from './send-email-proof.ts'
import { endSessionById, signOutEverywhere } from './sign-out.ts'
import { unlinkSocialIdentity } from './unlink-social-identity.ts'

type SecurityCalls =
  | 'userUnlinkLogin'
  | 'userSessions'
  | 'userEndSession'
  | 'userEndSessions'
  | 'userSecurityEvents'
  | 'userSendEmailProof'

/** Sessions and security events, for their owner. */
export function securityHandlers(services: AccountServices): Pick<Handlers, SecurityCalls> {
  return {
    async userSessions({ ctx }) {
      const session = await authenticate(ctx)
      return session.ok ? ok(await listSessions(ctx, session)) : session
    },

    async userEndSession({ ctx, params }) {
      const session = await authenticate(ctx)
      if (!session.ok) return session
      const isEnded = await endSessionById(ctx, session.customer.id, params.sessionId)
      return isEnded ? ok(true as const) : refuse('session_unknown')
    },

    async userEndSessions({ ctx, body }) {
      const session = await authenticate(ctx)
      if (!session.ok) return session
      await signOutEverywhere(ctx, session, body)
      return ok(true as const)
    },

    async userUnlinkLogin({ ctx, params }) {
      const session = await authenticate(ctx)
      if (!session.ok) return session
      const unlinked = await unlinkSocialIdentity(ctx, session.customer.id, params.provider)
      return unlinked.ok ? ok(true as const) : unlinked
    },

    async userSecurityEvents({ ctx }) {
      const session = await authenticate(ctx)
      return session.ok ? ok(await readSecurityEvents(ctx, session)) : session
    },

    async userSendEmailProof({ ctx }) {
      const session = await authenticate(ctx)
      if (!session.ok) return session
      const customer = await getCustomerRow(ctx.db, session.customer.id)
      if (customer.email_confirmed_at) return ok(true as const)
      const refusal = await services.limits.take(ctx, 'emailProofs', String(customer.id))
      if (refusal) return refusal
      await inTransaction(ctx.db, (tx) => sendEmailProof(ctx, services, tx, customer))
      return ok(true as const)
    },
  }
}
