import type { GiftCardChoice } from '@mantel/domain/cart'
import type { OrderSnapshot } from '@mantel/domain/order'

export type BoughtCard = { position: number; piece: number; choice: GiftCardChoice; amount: number }

/** One for each piece; amount in minor units: what it is worth, whatever a coupon took off. */
export function boughtCards({ lines }: OrderSnapshot): BoughtCard[] {
  return lines.flatMap(({ selection: { giftCard: choice }, quantity, unit }, position) =>
    choice ? Array.from({ length: quantity }, (_, piece) => ({ position, piece, choice, amount: unit.gross })) : [],
  )
}

export const giftKind = 'gift_card:'

/** How a mail in the queue says which piece it brings. */
export const kindOfPiece = ({ position, piece }: Pick<BoughtCard, 'position' | 'piece'>): string =>
  `${giftKind}${position}:${piece}`

export function pieceOfKind(kind: string): { position: number; piece: number } | null {
  const [, position, piece] = /^gift_card:(\d+):(\d+)$/.exec(kind) ?? []
  return position === undefined ? null : { position: Number(position), piece: Number(piece) }
}

/** Early on the day it is wished for where cards are sent from; a day that is over is now. */
export function dueAt({ deliveryDate }: GiftCardChoice, now: Date): Date {
  const wished = deliveryDate === null ? now : new Date(`${deliveryDate}T${earlyUtc}`)
  return wished > now ? wished : now
}

/** Eight in London in winter, nine in summer. */
const earlyUtc = '08:00:00Z'
