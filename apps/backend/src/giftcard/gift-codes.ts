import { createHmac, hkdfSync } from 'node:crypto'
import { createGiftCode } from '@mantel/domain/giftcard'

export type BoughtPiece = { orderId: number; position: number; piece: number }

/** Returns the code of a card that was bought with an order. */
export type DeriveGiftCode = (piece: BoughtPiece) => string

/** The same bought card always gets the same code: a repeated event creates no second card, and no table has to store codes. */
export function createGiftCodes(secretKey: string): DeriveGiftCode {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'mantel gift card', 32))
  return ({ orderId, position, piece }) =>
    createGiftCode(createHmac('sha256', key).update(`${orderId}:${position}:${piece}`).digest())
}
