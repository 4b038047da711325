import { emailKey } from '@mantel/domain/customer'
import type { Stores } from '@mantel/domain/store'
import type { VatChecks } from '@mantel/plugins/vat-check'
import type { Db } from '../platform/db/index.ts'
import { listAddresses } from './address.repository.ts'
import type { NewCompany } from './check-company.ts'
import { checkVatNumber } from './check-vat-number.ts'
import { findCompanyOf, insertCompany, updateCompanyVat } from './company.repository.ts'
import { type CustomerRow, findByEmail } from './customer.repository.ts'

/**
 * Checks the VAT number of a customer's company again when the merchant decides: the VAT register may have been unavailable when
 * the customer applied. A customer without a company gets the company of their address. null: the address names none.
 */
export async function checkCompanyAgain(
  db: Db,
  stores: Stores,
  vatChecks: VatChecks,
  { website, email }: { website: string; email: string },
): Promise<NewCompany | null> {
  const row = await findByEmail(db, website, emailKey(email))
  const view = stores.views.find(({ code }) => code === row?.store_code)
  if (!row || !view) return null
  const company = await findCompanyOf(db, row.id)
  const addresses = await listAddresses(db, row.id)
  const address = addresses.find(({ company: name }) => name !== '')
  const name = company?.name ?? address?.company
  if (!name) return null
  const vatId = company?.vat_number ?? address?.vat_id ?? ''
  const checked = await checkVatNumber(view, vatChecks, { vatId, country: address?.country_id ?? '' })
  const unchecked = { vat_number: company?.vat_number ?? null, vat_check: null, vat_checked_by: null }
  return { name, vat: checked.ok ? checked.vat : unchecked }
}

export async function saveCheckedCompany(tx: Db, { id, website }: CustomerRow, company: NewCompany, now: Date) {
  const present = await findCompanyOf(tx, id)
  if (present) await updateCompanyVat(tx, present.id, company.vat)
  else await insertCompany(tx, { website, name: company.name, created_at: now, ...company.vat }, id)
}
