import { createHmac, hkdfSync } from 'node:crypto'
import { giftCodeFrom } from '@mantel/domain/giftcard'

export type BoughtPiece = { orderId: number; position: number; piece: number }

/** The code of each piece that was bought. */
export type GiftCodes = (piece: BoughtPiece) => string

/** The same again for the same piece: a mail that is sent twice brings one card, and no table holds a code. */
export function createGiftCodes(secretKey: string): GiftCodes {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'mantel gift card', 32))
  return ({ orderId, position, piece }) =>
    giftCodeFrom(createHmac('sha256', key).update(`${orderId}:${position}:${piece}`).digest())
}
