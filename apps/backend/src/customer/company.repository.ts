import type { Insertable, Selectable } from 'kysely'
import type { Database, Db } from '../platform/db/index.ts'

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
