import type { Ctx } from '../platform/context.ts'
import { findById } from './customer.repository.ts'
import { type Customer, toCustomer } from './customer.ts'

/** The customer with this id, if the customer belongs to the website of the request. */
export async function findCustomer({ db, view }: Pick<Ctx, 'db' | 'view'>, id: number): Promise<Customer | undefined> {
  const row = await findById(db, id, view.website)
  return row && toCustomer(row)
}
