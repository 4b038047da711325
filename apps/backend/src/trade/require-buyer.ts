import { type Refusal, refuse } from '@mantel/contract'
import { authenticate, type Customer } from '../customer/index.ts'
import type { RequestCtx } from '../platform/http/index.ts'

type Buyer = { ok: true; buyer: Customer }

/** The signed-in customer of a trade store, if the merchant has approved them. */
export async function requireBuyer(
  ctx: RequestCtx,
): Promise<Buyer | Refusal<'token_invalid' | 'session_expired' | 'approval_missing'>> {
  const session = await authenticate(ctx)
  if (!session.ok) return session
  const { customer } = session
  return ctx.view.prices.needGroupToken && customer.isApproved
    ? { ok: true, buyer: customer }
    : refuse('approval_missing')
}
