import { type Selectable, sql } from 'kysely'
import { type Database, type Db, upsertRows } from '../platform/db/index.ts'

export type CouponRow = Selectable<Database['coupon']> & {
  /** Of this store; null: the coupon does not count there. */
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
