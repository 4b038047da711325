import { type Refusal, refuse } from '@mantel/contract'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import { emit } from '../platform/events/index.ts'
import type { Caller } from '../platform/limits/index.ts'
import type { AccountServices } from './account-services.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { updateCustomer } from './customer.repository.ts'
import { consumeEmailProof } from './email-proof.repository.ts'
import { recordEvent } from './record-event.ts'
import { digestOf } from './token.ts'

/** Confirms an e-mail address by the token of a mail: the address of a new account, or a changed one. */
export async function confirmEmail(
  ctx: Ctx & { caller: Caller },
  services: AccountServices,
  token: string,
): Promise<{ ok: true; outcome: 'confirmed' | 'changed' } | Refusal<'email_link_invalid' | 'email_taken'>> {
  const proven = await inTransaction(ctx.db, async (tx) => {
    const taken = await consumeEmailProof(tx, digestOf(token), ctx.view.website)
    if (!taken) return null
    const at = ctx.now()
    if (taken.expiresAt <= at) return refuse('email_link_invalid')
    const { id } = taken.customer
    await updateCustomer(tx, id, { email_confirmed_at: at, updated_at: at })
    await recordEvent({ ...ctx, db: tx }, id, 'email_confirmation')
    await emit(tx, { type: 'customer.email_proven', customerId: id })
    return { ok: true as const, outcome: 'confirmed' as const }
  })
  return proven ?? confirmEmailChange(ctx, services, token)
}
