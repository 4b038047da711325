import { decideDownload } from '@mantel/domain/download'
import type { Db } from '../platform/db/index.ts'
import { type DownloadRow, readDownloads } from './download.repository.ts'
import { type DownloadKeys, downloadPath } from './download-key.ts'

/** A delivered file. path: null once it cannot be downloaded any more. */
export type OrderDownload = {
  orderId: number
  position: number
  isStarted: boolean
  productName: string
  title: string
  path: string | null
  downloadsLeft: number | null
  expiresAt: Date
}

/** The delivered files of these orders, without revoked ones. */
export async function listOrderDownloads(
  db: Db,
  { downloadKeyOf }: Pick<DownloadKeys, 'downloadKeyOf'>,
  { orderIds, now }: { orderIds: readonly number[]; now: Date },
): Promise<OrderDownload[]> {
  const rows = (await readDownloads(db, orderIds)).filter(({ revoked_at }) => revoked_at === null)
  return rows.map((row) => {
    const { order_id: orderId, position, number } = row
    const isOpen = decideDownload(toDownloadGrant(row), { firstByte: 0, now }).ok
    return {
      orderId,
      position,
      productName: row.product_name,
      title: row.title,
      isStarted: row.started_at !== null,
      path: isOpen ? downloadPath(downloadKeyOf({ orderId, position, number })) : null,
      downloadsLeft: row.downloads_left,
      expiresAt: row.expires_at,
    }
  })
}

/** Positions of the order's lines of which a file has been downloaded. */
export async function listStartedLines(db: Db, orderId: number): Promise<number[]> {
  const rows = await readDownloads(db, [orderId])
  return rows.filter(({ started_at }) => started_at !== null).map(({ position }) => position)
}

export const toDownloadGrant = (row: DownloadRow) => ({
  downloadsLeft: row.downloads_left,
  expiresAt: row.expires_at,
  revokedAt: row.revoked_at,
  startedAt: row.started_at,
})
