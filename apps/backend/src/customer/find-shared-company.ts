import { seesOrdersOfAll } from '@mantel/domain/customer'
import type { Db } from '../platform/db/index.ts'
import { findCompanyOf } from './company.repository.ts'
import { getCustomerRow } from './customer.repository.ts'
import type { Customer } from './customer.ts'

/** The company whose orders the customer may see, beside their own; null: only their own. */
export async function findSharedCompany(
  db: Db,
  { id, isApproved }: Pick<Customer, 'id' | 'isApproved'>,
): Promise<number | null> {
  const company = isApproved ? await findCompanyOf(db, id) : undefined
  if (!company) return null
  const { company_role: role } = await getCustomerRow(db, id)
  return role && seesOrdersOfAll({ role, sharesOrders: company.shares_orders }) ? company.id : null
}
