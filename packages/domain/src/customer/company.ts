export type CompanyRole = 'admin' | 'member'
export type CompanyMember = { id: number; role: CompanyRole; hasAccepted: boolean }

/** The largest number of members that one company may have. */
export const maxCompanyMembers = 100

/**
 * Whether the company still has an admin who can log in after a member gets another role or leaves. role: null removes the
 * member. An admin who has not accepted the invitation does not count.
 */
export function keepsAnAdmin(
  members: readonly CompanyMember[],
  change: { id: number; role: CompanyRole | null },
): boolean {
  return members.some(({ id, role, hasAccepted }) => hasAccepted && (id === change.id ? change.role : role) === 'admin')
}

/** Whether a member may see an order of the company. Admins always see all orders. */
export function seesOrdersOfAll({ role, sharesOrders }: { role: CompanyRole; sharesOrders: boolean }): boolean {
  return role === 'admin' || sharesOrders
}
