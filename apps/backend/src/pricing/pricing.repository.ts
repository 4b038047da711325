import type { Db } from '../platform/db/index.ts'

/** The time up to which price boundaries have been emitted, in milliseconds since the epoch. */
export async function readEmittedUntil(db: Db): Promise<number | null> {
  const row = await db.selectFrom('price_border').select('told_until').executeTakeFirst()
  return row?.told_until.getTime() ?? null
}

export async function writeEmittedUntil(db: Db, time: number): Promise<void> {
  const told_until = new Date(time)
  await db
    .insertInto('price_border')
    .values({ only_row: true, told_until })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ told_until }))
    .execute()
}

/**
 * The next time after now at which a special price starts or ends. A start counts from the next millisecond on, because a
 * special price does not apply at its exact start time.
 */
export async function findNextBoundary(db: Db, now: number): Promise<number | null> {
  const after = new Date(now)
  const row = await db
    .selectFrom('product_price')
    .where('special_price', 'is not', null)
    .select(({ fn }) => [
      fn.min('special_from').filterWhere('special_from', '>=', after).as('start'),
      fn.min('special_to').filterWhere('special_to', '>', after).as('end'),
    ])
    .executeTakeFirst()
  const boundaries = [row?.start && row.start.getTime() + 1, row?.end?.getTime()].filter((boundary) => boundary != null)
  return boundaries.length > 0 ? Math.min(...boundaries) : null
}

/** The products whose special price started or ended after from and not after to. */
export async function listCrossedBoundaries(
  db: Db,
  from: number,
  to: number,
): Promise<{ storeCode: string; productId: number }[]> {
  const [after, until] = [new Date(from), new Date(to)]
  const rows = await db
    .selectFrom('product_price')
    .where('special_price', 'is not', null)
    .where(({ or, and, eb }) =>
      or([
        and([eb('special_from', '>=', after), eb('special_from', '<', until)]),
        and([eb('special_to', '>', after), eb('special_to', '<=', until)]),
      ]),
    )
    .select(['store_code', 'product_id'])
    .orderBy('store_code')
    .orderBy('product_id')
    .execute()
  return rows.map(({ store_code, product_id }) => ({ storeCode: store_code, productId: product_id }))
}

/** special: undefined leaves the special price unchanged. Removes a final price that another system has set. */
export async function writePrice(
  tx: Db,
  storeCode: string,
  productId: number,
  price: number,
  special?: { price: number; from: Date | null; to: Date | null } | null,
): Promise<void> {
  const row = {
    price,
    final_price: null,
    ...(special !== undefined && {
      special_price: special?.price ?? null,
      special_from: special?.from ?? null,
      special_to: special?.to ?? null,
    }),
  }
  await tx
    .insertInto('product_price')
    .values({
      store_code: storeCode,
      product_id: productId,
      special_price: null,
      special_from: null,
      special_to: null,
      ...row,
    })
    .onConflict((conflict) => conflict.columns(['store_code', 'product_id']).doUpdateSet(row))
    .execute()
}
