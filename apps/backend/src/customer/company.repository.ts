import type { CompanyRole } from '@mantel/domain/customer'
import type { Insertable, Selectable } from 'kysely'
import type { Database, Db, Tx } from '../platform/db/index.ts'
import type { CustomerRow } from './customer.repository.ts'

export type CompanyRow = Selectable<Database['company']>

/** The checked VAT number of a company, with the plugin that gave the verdict. */
export type CompanyVat = Pick<CompanyRow, 'vat_number' | 'vat_check' | 'vat_checked_by'>

export function findCompanyOf(db: Db, customerId: number): Promise<CompanyRow | undefined> {
  return db
    .selectFrom('company')
    .innerJoin('customer', 'customer.company_id', 'company.id')
    .selectAll('company')
    .where('customer.id', '=', customerId)
    .executeTakeFirst()
}

/** Creates the company with the customer as its first admin. */
export async function insertCompany(db: Db, company: Insertable<Database['company']>, adminId: number): Promise<void> {
  const { id } = await db.insertInto('company').values(company).returning('id').executeTakeFirstOrThrow()
  await db.updateTable('customer').set({ company_id: id, company_role: 'admin' }).where('id', '=', adminId).execute()
}

export async function updateCompanyVat(db: Db, id: number, vat: CompanyVat): Promise<void> {
  await db.updateTable('company').set(vat).where('id', '=', id).execute()
}

export type MemberRow = Pick<
  CustomerRow,
  'id' | 'email' | 'firstname' | 'lastname' | 'group_id' | 'password_hash' | 'email_confirmed_at'
> & { company_role: CompanyRole }

/** The oldest first. */
export async function listMembers(db: Db, companyId: number): Promise<MemberRow[]> {
  const rows = await db
    .selectFrom('customer')
    .select(['id', 'email', 'firstname', 'lastname', 'group_id', 'password_hash', 'email_confirmed_at'])
    .select('company_role')
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, company_role: row.company_role ?? 'member' }))
}

/**
 * Locks the company until the end of the transaction, so that changes of its members run one after the other. Lock it before
 * its members. Orders can be placed in the meantime.
 */
export async function lockCompany(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('company').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

/** Locks the company of a customer, if they have one, until the transaction ends. */
export async function lockCompanyOf(tx: Tx, customerId: number): Promise<void> {
  await tx
    .selectFrom('company')
    .select('id')
    .where('id', '=', (eb) => eb.selectFrom('customer').select('company_id').where('id', '=', customerId))
    .forNoKeyUpdate()
    .execute()
}

export async function updateCompanySettings(tx: Tx, id: number, settings: { shares_orders: boolean }): Promise<void> {
  await tx.updateTable('company').set(settings).where('id', '=', id).execute()
}

/** Deletes a login that was never used: without a password it cannot have orders or sessions. */
export async function deleteInvitedMember(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('customer').where('id', '=', id).execute()
}
