import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto'

/** A file of an order: the line's position and the file's number within the line. */
export type DownloadId = { orderId: number; position: number; number: number }

/** Download keys: secrets that let a buyer, signed in or not, download one file of an order, and nothing else. */
export type DownloadKeys = {
  downloadKeyOf(id: DownloadId): string
  /** null: the key is malformed or was not created here. */
  verifyDownloadKey(key: string): DownloadId | null
}

/**
 * No table stores the keys. After a change of the shop's secret the links of older mails no longer work; the order page shows
 * new ones.
 */
export function createDownloadKeys(secretKey: string): DownloadKeys {
  const secret = createSecretKey(Buffer.from(hkdfSync('sha256', secretKey, '', 'mantel download key', 32)))

  function downloadKeyOf({ orderId, position, number }: DownloadId): string {
    const id = `${orderId}-${position}-${number}`
    return `${id}-${createHmac('sha256', secret).update(id).digest('base64url').slice(0, 32)}`
  }

  return {
    downloadKeyOf,
    verifyDownloadKey(key) {
      const [, orderId, position, number] = /^(\d{1,15})-(\d{1,6})-(\d{1,6})-[\w-]{32}$/.exec(key) ?? []
      if (orderId === undefined) return null
      const id = { orderId: Number(orderId), position: Number(position), number: Number(number) }
      const expected = Buffer.from(downloadKeyOf(id))
      const sent = Buffer.from(key)
      return sent.length === expected.length && timingSafeEqual(sent, expected) ? id : null
    },
  }
}

/** The path of the link, without the shop's origin. */
export const downloadPath = (key: string): string => `/api/ext/download/${key}`
