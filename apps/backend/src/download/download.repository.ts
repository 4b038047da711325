import { type Selectable, sql } from 'kysely'
import type { Database, Db } from '../platform/db/index.ts'
import type { DownloadId } from './download-key.ts'

export type DownloadRow = Selectable<Database['order_download']>

/** False: all files were delivered before. */
export async function insertDownloads(
  tx: Db,
  rows: readonly Omit<DownloadRow, 'revoked_at' | 'started_at'>[],
): Promise<boolean> {
  const inserted = await tx
    .insertInto('order_download')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** position: undefined means all lines of the order. */
export async function revokeDownloads(
  tx: Db,
  { orderId, position }: { orderId: number; position?: number },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('order_download')
    .set({ revoked_at: now })
    .where('order_id', '=', orderId)
    .where('revoked_at', 'is', null)
    .$if(position !== undefined, (query) => query.where('position', '=', position ?? 0))
    .execute()
}

export function readDownloads(db: Db, orderIds: readonly number[]): Promise<DownloadRow[]> {
  return db
    .selectFrom('order_download')
    .selectAll()
    .where('order_id', '=', sql<number>`any(${orderIds}::bigint[])`)
    .orderBy('order_id')
    .orderBy('position')
    .orderBy('number')
    .execute()
}

/** website: of the order. */
export async function findDownload(
  db: Db,
  { orderId, position, number }: DownloadId,
): Promise<{ website: string; storeCode: string; file: string } | undefined> {
  return db
    .selectFrom('order_download')
    .innerJoin('shop_order', 'shop_order.id', 'order_download.order_id')
    .select(['website', 'store_code as storeCode', 'file'])
    .where('order_download.order_id', '=', orderId)
    .where('order_download.position', '=', position)
    .where('order_download.number', '=', number)
    .executeTakeFirst()
}

/**
 * Locks the file and its order, so that the buyer can make no new request to cancel or withdraw. isRequested: an open request
 * contains the line.
 */
export async function lockDownload(
  tx: Db,
  { orderId, position, number }: DownloadId,
): Promise<(DownloadRow & { isRequested: boolean }) | undefined> {
  await tx.selectFrom('shop_order').select('id').where('id', '=', orderId).forShare().execute()
  const row = await tx
    .selectFrom('order_download')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('position', '=', position)
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const request = await tx
    .selectFrom('order_request')
    .innerJoin('order_request_line as line', (join) =>
      join.onRef('line.order_id', '=', 'order_request.order_id').onRef('line.request', '=', 'order_request.request'),
    )
    .select('order_request.request')
    .where('order_request.order_id', '=', orderId)
    .where('line.position', '=', position)
    .where('order_request.state', '=', 'open')
    .executeTakeFirst()
  return { ...row, isRequested: request !== undefined }
}

/** Reduces the number of downloads left; an unlimited file stays unlimited. */
export async function reduceDownloads(tx: Db, { orderId, position, number }: DownloadId, by: number): Promise<void> {
  await tx
    .updateTable('order_download')
    .set({ downloads_left: sql`greatest(0, downloads_left - ${by}::int)` })
    .where('order_id', '=', orderId)
    .where('position', '=', position)
    .where('number', '=', number)
    .where('downloads_left', 'is not', null)
    .execute()
}

export async function writeStart(tx: Db, { orderId, position, number }: DownloadId, now: Date): Promise<void> {
  await tx
    .updateTable('order_download')
    .set({ downloads_left: sql`downloads_left - 1`, started_at: now })
    .where('order_id', '=', orderId)
    .where('position', '=', position)
    .where('number', '=', number)
    .execute()
}

export async function findOrderNumber(db: Db, orderId: number): Promise<string | undefined> {
  const row = await db.selectFrom('shop_order').select('number').where('id', '=', orderId).executeTakeFirst()
  return row?.number
}
