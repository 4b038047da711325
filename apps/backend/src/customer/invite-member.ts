import { randomUUID } from 'node:crypto'
import { type BodyOf, type Refusal, refuse } from '@mantel/contract'
import { emailKey, maxCompanyMembers } from '@mantel/domain/customer'
import type { Ctx } from '../platform/context.ts'
import { inTransaction, type Tx } from '../platform/db/index.ts'
import type { Caller, LimitRefusal } from '../platform/limits/index.ts'
import type { AccountServices } from './account-services.ts'
import { listMembers, lockCompany } from './company.repository.ts'
import { getCustomerRow, insertCustomer } from './customer.repository.ts'
import { insertPasswordReset } from './password-reset.repository.ts'
import { hasAccepted, type Membership } from './read-company.ts'
import { digestOf } from './token.ts'

/** Milliseconds. */
const linkLifetime = 7 * 24 * 3_600_000

/**
 * Creates a login for a colleague, with the price list of the inviting admin, and mails the link that sets its password. Only the
 * owner of the mailbox can use the login. A person who was invited before gets a new link.
 */
export async function inviteMember(
  ctx: Ctx & { caller: Caller },
  { limits, queueMail, mails, linkTokens }: AccountServices,
  { customer, company }: Membership,
  person: BodyOf<'companyInvite'>,
): Promise<{ ok: true } | Refusal<'email_taken' | 'company_member_limit'> | LimitRefusal> {
  const refusal = await limits.take(ctx, 'companyInvitations', String(company.id))
  if (refusal) return refusal
  const { view, now } = ctx
  const at = now()
  const key = emailKey(person.email)

  async function mailLink(tx: Tx, { id, email }: { id: number; email: string }): Promise<void> {
    const resetId = randomUUID()
    await insertPasswordReset(tx, {
      id: resetId,
      customer_id: id,
      token_digest: digestOf(linkTokens.passwordReset(resetId)),
      expires_at: new Date(at.getTime() + linkLifetime),
    })
    await queueMail(tx, mails.companyInvitation, {
      key: `company-invitation-${resetId}`,
      storeCode: view.code,
      // The mail contains no name: the mailbox may be a stranger's, and a customer typed the name.
      to: { name: '', address: email },
      data: { resetId },
    })
  }

  return inTransaction(ctx.db, async (tx) => {
    await lockCompany(tx, company.id)
    const members = await listMembers(tx, company.id)
    const existing = members.find(({ email }) => emailKey(email) === key)
    if (existing) {
      if (hasAccepted(existing)) return refuse('email_taken')
      await mailLink(tx, existing)
      return { ok: true }
    }
    if (members.length >= maxCompanyMembers) return refuse('company_member_limit', { limit: maxCompanyMembers })
    const { group_id } = await getCustomerRow(tx, customer.id)
    const row = await insertCustomer(tx, {
      website: view.website,
      store_code: view.code,
      email: person.email,
      email_key: key,
      firstname: person.firstname,
      lastname: person.lastname,
      group_id,
      approved_at: at,
      password_hash: null,
      company_id: company.id,
      company_role: person.role,
      created_at: at,
      updated_at: at,
    })
    if (!row) return refuse('email_taken')
    await mailLink(tx, row)
    return { ok: true }
  })
}
