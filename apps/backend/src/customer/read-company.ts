import { type Refusal, type ResultOf, refuse } from '@mantel/contract'
import type { CompanyMember, CompanyRole } from '@mantel/domain/customer'
import type { Ctx } from '../platform/context.ts'
import { authenticate } from './authenticate.ts'
import { type CompanyRow, findCompanyOf, listMembers, type MemberRow } from './company.repository.ts'
import { getCustomerRow } from './customer.repository.ts'
import type { Customer } from './customer.ts'

export type Membership = { ok: true; customer: Customer; company: CompanyRow; role: CompanyRole }
type RequestCtx = Parameters<typeof authenticate>[0]

/** The company of the signed-in, approved trade customer. */
export async function requireMember(
  ctx: RequestCtx,
): Promise<Membership | Refusal<'token_invalid' | 'session_expired' | 'approval_missing' | 'company_member_unknown'>> {
  const session = await authenticate(ctx)
  if (!session.ok) return session
  const { customer } = session
  if (!ctx.view.prices.needGroupToken || !customer.isApproved) return refuse('approval_missing')
  const company = await findCompanyOf(ctx.db, customer.id)
  const { company_role: role } = await getCustomerRow(ctx.db, customer.id)
  return company && role ? { ok: true, customer, company, role } : refuse('company_member_unknown')
}

export async function requireAdmin(ctx: RequestCtx) {
  const member = await requireMember(ctx)
  return member.ok && member.role !== 'admin' ? refuse('company_admin_only') : member
}

export async function readCompany(
  { db }: Pick<Ctx, 'db'>,
  { customer, role }: Pick<Membership, 'customer' | 'role'>,
): Promise<ResultOf<'companyProfile'>> {
  const company = await findCompanyOf(db, customer.id)
  if (!company) throw new Error(`customer ${customer.id} has no company`)
  const members = role === 'admin' ? await listMembers(db, company.id) : []
  return {
    name: company.name,
    vat_number: company.vat_number,
    role,
    shares_orders: company.shares_orders,
    members: members.map((member) => ({
      id: member.id,
      firstname: member.firstname,
      lastname: member.lastname,
      email: member.email,
      role: member.company_role,
      state: hasAccepted(member) ? 'active' : 'invited',
      is_self: member.id === customer.id,
    })),
  }
}

/** An invited person proves the address by setting a password; others have registered themselves. */
export const hasAccepted = ({ password_hash, email_confirmed_at }: MemberRow): boolean =>
  password_hash !== null || email_confirmed_at !== null

export const toCompanyMember = (row: MemberRow): CompanyMember => ({
  id: row.id,
  role: row.company_role,
  hasAccepted: hasAccepted(row),
})
