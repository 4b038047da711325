import { type Refusal, refuse } from '@mantel/contract'
import type { Ctx } from '../platform/context.ts'
import { type Customer, toCustomer } from './customer.ts'
import { findSessionByAccessToken } from './session.repository.ts'
import { digestOf } from './token.ts'

const maxTokenLength = 256

export type CustomerSession = {
  ok: true
  customer: Customer
  sessionId: number
  /** The version for the customer's group tokens, read together with the customer. */
  groupTokenVersion: number
}

/**
 * The customer of an access token. session_expired: the session exists in this website, and a refresh may help.
 * token_invalid: there is no such session, or it was ended. Both are 401. Guests have no token, so do not call it for them.
 */
export async function findCustomerByToken(
  { db, now, view }: Pick<Ctx, 'db' | 'now' | 'view'>,
  token: string,
): Promise<CustomerSession | Refusal<'token_invalid' | 'session_expired'>> {
  if (token.length > maxTokenLength) return refuse('token_invalid')
  const access = await findSessionByAccessToken(db, digestOf(token), view.website)
  if (!access || access.ended_at) return refuse('token_invalid')
  if (access.expires_at <= now()) return refuse('session_expired')
  const { session_id: sessionId, group_token_version: groupTokenVersion } = access
  return { ok: true, customer: toCustomer(access), sessionId, groupTokenVersion }
}
