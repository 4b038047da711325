import { refuse } from '@mantel/contract'
import { type Handlers, ok } from '../platform/http/index.ts'
import type { AccountServices } from './account-services.ts'
import { changeCompany, removeMember } from './change-company.ts'
import type { GroupTokens } from './group-token.ts'
import { inviteMember } from './invite-member.ts'
import { readCompany, requireAdmin, requireMember } from './read-company.ts'

type CompanyCalls = 'companyProfile' | 'companyUpdate' | 'companyInvite' | 'companyMemberRemove'
type Ctx = Parameters<Handlers['companyProfile'] & object>[0]['ctx']

/** The company account of trade customers. */
export function companyHandlers(
  services: AccountServices,
  groupTokens: Pick<GroupTokens, 'revoke'>,
): Pick<Handlers, CompanyCalls> {
  /** Reads the member again: the change may have removed the customer from the company, or their admin role. */
  async function companyReply(ctx: Ctx) {
    const member = await requireMember(ctx)
    return member.ok ? ok(await readCompany(ctx, member)) : member
  }

  return {
    companyProfile: ({ ctx }) => companyReply(ctx),

    async companyUpdate({ ctx, body }) {
      const admin = await requireAdmin(ctx)
      if (!admin.ok) return admin
      const changed = await changeCompany(ctx, admin, body)
      return changed.ok ? companyReply(ctx) : changed
    },

    async companyInvite({ ctx, body }) {
      const admin = await requireAdmin(ctx)
      if (!admin.ok) return admin
      const invited = await inviteMember(ctx, services, admin, body)
      return invited.ok ? companyReply(ctx) : invited
    },

    async companyMemberRemove({ ctx, params }) {
      const admin = await requireAdmin(ctx)
      if (!admin.ok) return admin
      // Admins cannot remove themselves, so that a wrong click does not cost them their access; another admin can remove them.
      if (params.memberId === admin.customer.id) return refuse('company_last_admin')
      const removed = await removeMember(ctx, admin, params.memberId)
      if (!removed.ok) return removed
      if (removed.revoked) groupTokens.revoke(removed.revoked)
      return companyReply(ctx)
    },
  }
}
