import { type Refusal, refuse } from '@mantel/contract'
import type { SocialProvider } from '@mantel/domain/constants'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import type { Caller } from '../platform/limits/index.ts'
import { lockCustomer } from './customer.repository.ts'
import { recordEvent } from './record-event.ts'
import { deleteSocialIdentity, listSocialIdentities } from './social-identity.repository.ts'

/** Unlinks a login provider. Whoever has no password keeps the last provider: otherwise they could not log in any more. */
export async function unlinkSocialIdentity(
  ctx: Ctx & { caller: Caller },
  customerId: number,
  provider: SocialProvider,
): Promise<{ ok: true } | Refusal<'login_unknown' | 'login_last'>> {
  return inTransaction(ctx.db, async (tx) => {
    const { password_hash } = await lockCustomer(tx, customerId)
    const linked = await listSocialIdentities(tx, customerId)
    if (!linked.some((identity) => identity.provider === provider)) return refuse('login_unknown')
    if (password_hash === null && linked.every((identity) => identity.provider === provider))
      return refuse('login_last')
    await deleteSocialIdentity(tx, customerId, provider)
    await recordEvent({ ...ctx, db: tx }, customerId, 'social_unlink')
    return { ok: true }
  })
}
