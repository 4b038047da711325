import type { OrderSnapshot, OrderState } from '@mantel/domain/order'
import type { Seller } from '@mantel/domain/store'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/index.ts'
import type { PaperKind } from './paper-number.ts'

export type Issued = { kind: PaperKind; number: number; issuedAt: Date; seller: Seller }

export type InvoicedOrder = {
  id: number
  number: string
  website: string
  storeCode: string
  placedAt: Date
  state: OrderState
  customerId: number | null
  accessDigest: string
  snapshot: OrderSnapshot
}

/** By id or number; where it could be both, the number is meant. */
export async function findInvoicedOrder(
  db: Db,
  website: string,
  idOrNumber: string,
): Promise<InvoicedOrder | undefined> {
  const id = /^[1-9]\d{0,14}$/.test(idOrNumber) ? Number(idOrNumber) : null
  return db
    .selectFrom('shop_order')
    .select(['id', 'number', 'website', 'store_code as storeCode', 'placed_at as placedAt', 'state', 'snapshot'])
    .select(['customer_id as customerId', 'access_digest as accessDigest'])
    .where('website', '=', website)
    .where((where) => where.or([where('number', '=', idOrNumber), ...(id === null ? [] : [where('id', '=', id)])]))
    .orderBy(sql`number = ${idOrNumber}`, 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function listIssued(db: Db, orderId: number): Promise<Issued[]> {
  return db
    .selectFrom('invoice')
    .select(['kind', 'number', 'issued_at as issuedAt', 'seller'])
    .where('order_id', '=', orderId)
    .orderBy('kind', 'desc')
    .execute()
}

/** Holds the order, so that two who want its invoice at once get the same. */
export async function lockState(tx: Db, orderId: number): Promise<{ state: OrderState; website: string } | undefined> {
  return tx
    .selectFrom('shop_order')
    .select(['state', 'website'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
}

/** The next number of a series. Its row stays locked until the transaction ends: nobody can leave a gap. */
export async function nextNumber(tx: Db, series: string): Promise<number> {
  const { value } = await tx
    .insertInto('counter')
    .values({ name: series, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql`counter.value + 1` }))
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}

export async function insertIssued(tx: Db, orderId: number, series: string, issued: Issued): Promise<void> {
  const { kind, number, issuedAt, seller } = issued
  await tx
    .insertInto('invoice')
    .values({ order_id: orderId, kind, series, number, issued_at: issuedAt, seller: JSON.stringify(seller) })
    .execute()
}
