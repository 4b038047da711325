import { emailKey } from '@mantel/domain/customer'
import { type Stores, websiteOf } from '@mantel/domain/store'
import type { Ctx } from '../platform/context.ts'
import { type CustomerRow, lockByEmail, updateCustomer } from './customer.repository.ts'
import { type RevokedTokens, revokeGroupTokens } from './revoke-group-tokens.ts'

/** wasApproved: already before this call; the customer gets no second mail. revoked: the tokens of their former group. */
export type ApprovalResult =
  | { ok: true; row: CustomerRow; wasApproved: boolean; revoked: RevokedTokens | null }
  | { ok: false; missing: 'customer' | 'group' }

/** Approves a customer for the prices of a group: the one they registered with, or another one of the website by its code. */
export async function approveCustomer(
  { db, view, now }: Ctx,
  stores: Stores,
  { email, group }: { email: string; group?: string | undefined },
): Promise<ApprovalResult> {
  const row = await lockByEmail(db, view.website, emailKey(email))
  if (!row) return { ok: false, missing: 'customer' }
  const groups = websiteOf(stores, view).customerGroups.filter(({ id }) => id !== 0)
  const chosen = groups.find(({ id, code }) => (group === undefined ? id === row.group_id : code === group))
  if (!chosen) return { ok: false, missing: 'group' }
  const at = now()
  await updateCustomer(db, row.id, {
    group_id: chosen.id,
    approved_at: row.approved_at ?? at,
    refused_at: null,
    refusal_reason: null,
    updated_at: at,
  })
  const wasApproved = row.approved_at !== null
  const revoked = wasApproved && row.group_id !== chosen.id ? await revokeGroupTokens(db, row.id, at) : null
  return { ok: true, row, wasApproved, revoked }
}
