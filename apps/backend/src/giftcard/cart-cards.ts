import { type Refusal, refuse } from '@mantel/contract'
import { giftCodeHint } from '@mantel/domain/giftcard'
import type { Ctx } from '../platform/context.ts'
import type { Db } from '../platform/db/index.ts'
import { type CardRef, findGiftCard, isExpired } from './find-gift-card.ts'
import { deleteCartCard, type GiftCardRow, insertCartCard, readCardsOfCart } from './gift-card.repository.ts'

/** Prevents guessing codes by adding many cards to a cart. */
const maxCards = 10

/** Adds a card to a locked cart. The balance is reduced only by the order, so an abandoned cart blocks none of it. */
export async function addCardToCart(
  ctx: Pick<Ctx, 'view' | 'now'>,
  tx: Db,
  cartId: number,
  ref: CardRef,
): Promise<{ ok: true } | Refusal> {
  const found = await findGiftCard({ ...ctx, db: tx }, ref)
  if (!found.ok) return found
  if (found.card.balance === 0) return refuse('gift_card_empty')
  const others = await readCardsOfCart(tx, cartId)
  if (others.length >= maxCards) return refuse('gift_card_too_many', { limit: maxCards })
  await insertCartCard(tx, cartId, found.card.id)
  return { ok: true }
}

/** Finds the card by its code or its hint: after a page reload the browser knows only the hint. */
export async function removeCardFromCart(tx: Db, cartId: number, code: string): Promise<{ ok: true } | Refusal> {
  const hint = giftCodeHint(code)
  const cards = await readCardsOfCart(tx, cartId)
  const card = cards.find((candidate) => candidate.hint === hint)
  if (!card) return refuse('gift_card_wrong')
  await deleteCartCard(tx, cartId, card.id)
  return { ok: true }
}

/** The cart's cards that can pay something now. */
export async function listUsableCards(
  { view, now }: Pick<Ctx, 'view' | 'now'>,
  db: Db,
  cartId: number,
): Promise<GiftCardRow[]> {
  const cards = await readCardsOfCart(db, cartId)
  return cards.filter((card) => isUsable(card, view.i18n.currencyCode, now()))
}

export function isUsable(card: GiftCardRow, currency: string, now: Date): boolean {
  return card.currency === currency && card.balance > 0 && !isExpired(card, now)
}
