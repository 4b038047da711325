import { parseVatNumber, type VatNumber } from '@mantel/domain/customer'
import { isAcceptedVatNumber } from '@mantel/plugins/vat-check'
import type { Ctx } from '../platform/context.ts'
import { findCompanyOf } from './company.repository.ts'

/**
 * The VAT number of the customer's company, if it was checked in the way that the store view requires; null: there is none, or
 * it must not be used.
 */
export async function findBuyerVatNumber(
  { db, view }: Pick<Ctx, 'db' | 'view'>,
  customerId: number,
): Promise<VatNumber | null> {
  const company = await findCompanyOf(db, customerId)
  if (!company?.vat_number) return null
  const { vat_check: verdict, vat_checked_by: checkedBy } = company
  if (!isAcceptedVatNumber(view.settings.vatCheck, { verdict, checkedBy })) return null
  return parseVatNumber(company.vat_number, '')
}
