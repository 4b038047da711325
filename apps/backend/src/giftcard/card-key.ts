import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { BoughtPiece } from './gift-codes.ts'

/** Card keys: secrets that let the recipient of a gift card, who has no account, print that card. */
export type CardKeys = {
  cardKeyOf(piece: BoughtPiece): string
  /** null: the key is malformed or was not created here. */
  verifyCardKey(key: string): BoughtPiece | null
}

/** No table stores the keys. After a change of the shop's secret the links of older mails no longer work. */
export function createCardKeys(secretKey: string): CardKeys {
  const secret = createSecretKey(Buffer.from(hkdfSync('sha256', secretKey, '', 'mantel gift card print', 32)))

  function cardKeyOf({ orderId, position, piece }: BoughtPiece): string {
    const id = `${orderId}-${position}-${piece}`
    return `${id}-${createHmac('sha256', secret).update(id).digest('base64url').slice(0, 32)}`
  }

  return {
    cardKeyOf,
    verifyCardKey(key) {
      const [, orderId, position, piece] = /^(\d{1,15})-(\d{1,6})-(\d{1,6})-[\w-]{32}$/.exec(key) ?? []
      if (orderId === undefined) return null
      const id = { orderId: Number(orderId), position: Number(position), piece: Number(piece) }
      const expected = Buffer.from(cardKeyOf(id))
      const sent = Buffer.from(key)
      return sent.length === expected.length && timingSafeEqual(sent, expected) ? id : null
    },
  }
}

/** The path of the link, without the shop's origin. */
export const printPath = (key: string): string => `/api/ext/gift-card/print/${key}`
