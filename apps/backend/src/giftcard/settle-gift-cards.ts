import { expiryAfterReturn, spendCards } from '@mantel/domain/giftcard'
import type { Db } from '../platform/db/index.ts'
import { isUsable } from './cart-cards.ts'
import { extendExpiry, lockCardsOfCart, lockSpentAmounts, writeEntry } from './gift-card.repository.ts'

export type GiftCardPayment = { used: { hint: string; amount: number }[]; due: number }

/**
 * Locks the cart's cards and calculates how much of the order each pays. Call it before writing the order, which stores
 * the amounts. unusable: last characters of the codes of cards that can no longer pay.
 */
export async function lockGiftCards(
  tx: Db,
  { cartId, currency, total, now }: { cartId: number; currency: string; total: number; now: Date },
): Promise<GiftCardPayment & { cards: { id: number; amount: number }[]; unusable: string[] }> {
  const all = await lockCardsOfCart(tx, cartId)
  const cards = all.filter((card) => isUsable(card, currency, now))
  const unusable = all.filter((card) => !cards.includes(card)).map(({ hint }) => hint)
  const { spent, due } = spendCards(cards, total)
  const hints = new Map(cards.map(({ id, hint }) => [id, hint]))
  return { cards: spent, used: spent.map(({ id, amount }) => ({ hint: hints.get(id) ?? '', amount })), due, unusable }
}

export async function spendGiftCards(
  tx: Db,
  { cards, orderId, now }: { cards: readonly { id: number; amount: number }[]; orderId: number; now: Date },
): Promise<void> {
  for (const { id, amount } of cards) {
    await writeEntry(tx, { cardId: id, kind: 'spent', amount: -amount, orderId, at: now })
  }
}

/**
 * Returns the amounts that the order has spent to the cards, in total no more than atMost. Amounts that were returned before are
 * not returned again. A card that has expired since then, or will soon, becomes valid for longer: otherwise the buyer could not
 * spend the amount. The order must be locked.
 */
export async function returnGiftCards(
  tx: Db,
  orderId: number,
  now: Date,
  atMost = Number.MAX_SAFE_INTEGER,
): Promise<void> {
  let left = atMost
  for (const { cardId, amount } of await lockSpentAmounts(tx, orderId)) {
    const returned = Math.min(amount, left)
    left -= returned
    if (returned === 0) continue
    await writeEntry(tx, { cardId, kind: 'returned', amount: returned, orderId, at: now })
    await extendExpiry(tx, { cardId, orderId, until: expiryAfterReturn(now) })
  }
}
