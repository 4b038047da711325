import { type Refusal, refuse } from '@mantel/contract'
import type { RequestCtx } from '../platform/http/index.ts'
import { type CustomerSession, findCustomerByToken } from './find-customer-by-token.ts'

/** The customer of the request's token, for calls that need one. */
export async function authenticate(
  ctx: RequestCtx,
): Promise<CustomerSession | Refusal<'token_invalid' | 'session_expired'>> {
  return ctx.token === null ? refuse('token_invalid') : findCustomerByToken(ctx, ctx.token)
}
