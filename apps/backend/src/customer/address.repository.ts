import type { Insertable, Selectable } from 'kysely'
import type { Database, Db, Tx } from '../platform/db/index.ts'

export type AddressRow = Selectable<Database['customer_address']>
/** An address to insert or, with an id, to replace the one with that id. */
export type AddressToWrite = Omit<Insertable<Database['customer_address']>, 'customer_id'>

export function listAddresses(db: Db, customerId: number): Promise<AddressRow[]> {
  return db.selectFrom('customer_address').selectAll().where('customer_id', '=', customerId).orderBy('id').execute()
}

/** Replaces all addresses of the customer. The caller has checked that the ids belong to the customer. */
export async function replaceAddresses(
  tx: Tx,
  customerId: number,
  addresses: readonly AddressToWrite[],
): Promise<void> {
  const keptIds = addresses.flatMap(({ id }) => (id === undefined ? [] : [id]))
  let others = tx.deleteFrom('customer_address').where('customer_id', '=', customerId)
  if (keptIds.length > 0) others = others.where('id', 'not in', keptIds)
  await others.execute()
  // Reset the defaults first: the unique index allows no two defaults, not even within the transaction.
  await tx
    .updateTable('customer_address')
    .set({ default_shipping: false, default_billing: false })
    .where('customer_id', '=', customerId)
    .execute()
  for (const { id, ...columns } of addresses) {
    if (id === undefined)
      await tx
        .insertInto('customer_address')
        .values({ ...columns, customer_id: customerId })
        .execute()
    else
      await tx
        .updateTable('customer_address')
        .set(columns)
        .where('id', '=', id)
        .where('customer_id', '=', customerId)
        .execute()
  }
}

/** False: this customer has no such address. */
export async function removeAddress(db: Db, customerId: number, addressId: number): Promise<boolean> {
  if (addressId > maxId) return false
  const result = await db
    .deleteFrom('customer_address')
    .where('id', '=', addressId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** The maximum of the column's type. */
const maxId = 2 ** 31 - 1
