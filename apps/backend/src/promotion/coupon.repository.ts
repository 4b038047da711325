import { type Selectable, sql } from 'kysely'
import { type Database, type Db, upsertRows } from '../platform/db/index.ts'

export type CouponRow = Selectable<Database['coupon']> & {
  /** The discount in this store; null if the coupon is not valid there. */
  value: string | null
  minimum: string | null
  total_uses: number
  customer_uses: number
}

export async function findCouponRow(
  db: Db,
  { code, storeCode, customerId }: { code: string; storeCode: string; customerId: number | null },
): Promise<CouponRow | undefined> {
  const { rows } = await sql<CouponRow>`
    select coupon.*, worth.value, worth.minimum,
      (select count(*)::int from coupon_use where code = coupon.code) as total_uses,
      (select count(*)::int from coupon_use where code = coupon.code and customer_id = ${customerId}) as customer_uses
    from coupon left join coupon_store as worth on worth.code = coupon.code and worth.store_code = ${storeCode}
    where coupon.code = ${code}`.execute(db)
  return rows[0]
}

export type CouponRows = {
  coupon: Parameters<typeof upsertRows<'coupon', 'code'>>[3]
  stores: Parameters<typeof upsertRows<'coupon_store', 'code' | 'store_code'>>[3]
}

export async function writeCoupons(tx: Db, { coupon, stores }: CouponRows): Promise<void> {
  await upsertRows(tx, 'coupon', ['code'], coupon)
  await upsertRows(tx, 'coupon_store', ['code', 'store_code'], stores)
}

/**
 * Locks the coupon until the end of the transaction if its uses are limited, and counts this buyer's uses by customer id and
 * by the e-mail address of orders. undefined: the coupon has no limits.
 */
export async function lockLimitedCoupon(
  tx: Db,
  code: string,
  { website, customerId, emailKey }: { website: string; customerId: number | null; emailKey: string },
): Promise<{ max: number | null; used: number } | undefined> {
  const { rows } = await sql<{ max: number | null }>`
    select max_uses_per_customer as max from coupon
    where code = ${code} and num_nonnulls(max_uses, max_uses_per_customer) > 0 for update`.execute(tx)
  const [coupon] = rows
  if (!coupon || coupon.max === null) return coupon && { max: null, used: 0 }
  const counted = await sql<{ used: number }>`
    select count(*)::int as used from coupon_use as use left join shop_order as placed on placed.id = use.order_id
    where use.code = ${code} and (use.customer_id = ${customerId}
      or (placed.website = ${website} and placed.email_key = ${emailKey}))`.execute(tx)
  return { max: coupon.max, used: counted.rows[0]?.used ?? 0 }
}

export async function insertCouponUse(
  tx: Db,
  use: { code: string; customerId: number | null; orderId: number; now: Date },
): Promise<void> {
  await tx
    .insertInto('coupon_use')
    .values({ code: use.code, customer_id: use.customerId, order_id: use.orderId, used_at: use.now })
    .execute()
}

export async function deleteCouponUse(tx: Db, orderId: number): Promise<void> {
  await tx.deleteFrom('coupon_use').where('order_id', '=', orderId).execute()
}
