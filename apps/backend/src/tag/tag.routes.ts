import type { Stores } from '@mantel/domain/store'
import { findCustomerByToken } from '../customer/index.ts'
import { type Handlers, ok, type RequestCtx } from '../platform/http/index.ts'
import type { Jobs } from '../platform/jobs/index.ts'
import type { Limits } from '../platform/limits/index.ts'
import { recordConsent } from './record-consent.ts'
import { reportPurchase, type TagServers } from './report-purchase.ts'

export function tagHandlers({
  stores,
  servers,
  jobs,
  limits,
}: {
  stores: Stores
  servers: TagServers
  jobs: Jobs
  limits: Limits
}): Pick<Handlers, 'consentSave' | 'purchaseReport'> {
  return {
    async consentSave({ ctx, body }) {
      const refusal = await limits.take(ctx, 'consents', ctx.caller.address)
      if (refusal) return refusal
      await recordConsent(ctx, body, await findCustomerId(ctx))
      return ok(true)
    },

    async purchaseReport({ ctx, body }) {
      const refusal = await limits.take(ctx, 'consents', ctx.caller.address)
      if (refusal) return refusal
      const reported = await reportPurchase(ctx, { stores, servers, jobs }, body, await findCustomerId(ctx))
      return reported.ok ? ok(reported.isQueued) : reported
    },
  }
}

/** null for guests and for ended sessions: a consent choice is valid without an account. */
async function findCustomerId(ctx: RequestCtx): Promise<number | null> {
  const session = ctx.token ? await findCustomerByToken(ctx, ctx.token) : null
  return session?.ok ? session.customer.id : null
}
