import { type Refusal, refuse } from '@mantel/contract'
import type { Ctx } from '../platform/context.ts'
import { type Customer, toCustomer } from './customer.ts'
import { findAccess } from './session.repository.ts'
import { digestOf } from './token.ts'

const maxTokenLength = 256

export type SignedIn = { ok: true; customer: Customer; sessionId: number }

/**
 * Who presents this token. Expired: there was such a session in this website, a refresh may help. Invalid: there is none,
 * there never was, or it was ended. Both are 401. A guest has no token: ask only when there is one.
 */
export async function customerOfToken(
  { db, now, view }: Pick<Ctx, 'db' | 'now' | 'view'>,
  token: string,
): Promise<SignedIn | Refusal<'token_invalid' | 'session_expired'>> {
  if (token.length > maxTokenLength) return refuse('token_invalid')
  const access = await findAccess(db, digestOf(token), view.website)
  if (!access || access.ended_at) return refuse('token_invalid')
  if (access.expires_at <= now()) return refuse('session_expired')
  return { ok: true, customer: toCustomer(access), sessionId: access.session_id }
}
