import { type BodyOf, type Refusal, refuse } from '@mantel/contract'
import { keepsAnAdmin } from '@mantel/domain/customer'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import {
  deleteInvitedMember,
  listMembers,
  lockCompany,
  type MemberRow,
  updateCompanySettings,
} from './company.repository.ts'
import { updateCustomer } from './customer.repository.ts'
import { endOtherSessions } from './email-change.repository.ts'
import { deletePasswordResets } from './password-reset.repository.ts'
import { hasAccepted, type Membership, toCompanyMember } from './read-company.ts'
import { type RevokedTokens, revokeGroupTokens } from './revoke-group-tokens.ts'

type Refused = Refusal<'company_admin_only' | 'company_last_admin' | 'company_member_unknown'>
type Changed = { ok: true } | Refused
type Removed = { ok: true; revoked: RevokedTokens | null } | Refused

/** Checked again after the company was locked: another admin may have removed the admin role in the meantime. */
const isStillAdmin = (members: readonly MemberRow[], { customer }: Membership) =>
  members.some(({ id, company_role }) => id === customer.id && company_role === 'admin')

/** Changes settings and roles, all of them or none. */
export function changeCompany(
  ctx: Ctx,
  admin: Membership,
  { shares_orders, roles = [] }: BodyOf<'companyUpdate'>,
): Promise<Changed> {
  return inTransaction(ctx.db, async (tx): Promise<Changed> => {
    const { company } = admin
    await lockCompany(tx, company.id)
    const rows = await listMembers(tx, company.id)
    if (!isStillAdmin(rows, admin)) return refuse('company_admin_only')
    let members = rows.map(toCompanyMember)
    for (const { member_id: id, role } of roles) {
      if (!members.some((member) => member.id === id)) return refuse('company_member_unknown')
      members = members.map((member) => (member.id === id ? { ...member, role } : member))
    }
    if (!keepsAnAdmin(members, { id: 0, role: null })) return refuse('company_last_admin')
    for (const { member_id, role } of roles) {
      await updateCustomer(tx, member_id, { company_role: role, updated_at: ctx.now() })
    }
    if (shares_orders !== undefined) await updateCompanySettings(tx, company.id, { shares_orders })
    return { ok: true }
  })
}

/**
 * Removes a member: their sessions end, and neither their login nor their group tokens show trade prices any more. Orders stay
 * with the company. The login of an invitation that was never accepted is deleted.
 */
export function removeMember(ctx: Ctx, admin: Membership, memberId: number): Promise<Removed> {
  return inTransaction(ctx.db, async (tx): Promise<Removed> => {
    await lockCompany(tx, admin.company.id)
    const members = await listMembers(tx, admin.company.id)
    if (!isStillAdmin(members, admin)) return refuse('company_admin_only')
    const member = members.find(({ id }) => id === memberId)
    if (!member) return refuse('company_member_unknown')
    if (!keepsAnAdmin(members.map(toCompanyMember), { id: memberId, role: null })) return refuse('company_last_admin')
    if (!hasAccepted(member)) {
      await deleteInvitedMember(tx, memberId)
      return { ok: true, revoked: null }
    }
    const at = ctx.now()
    await updateCustomer(tx, memberId, {
      company_id: null,
      company_role: null,
      approved_at: null,
      refused_at: at,
      updated_at: at,
    })
    await deletePasswordResets(tx, memberId)
    await endOtherSessions(tx, { customerId: memberId, sessionId: null, at, by: 'logout' })
    return { ok: true, revoked: await revokeGroupTokens(tx, memberId, at) }
  })
}
