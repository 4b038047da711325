import { type Refusal, refuse } from '@mantel/contract'
import { giftCodeHint } from '@mantel/domain/giftcard'
import type { Ctx } from '../platform/context.ts'
import type { Db } from '../platform/db/index.ts'
import { findGiftCard, isExpired } from './find-gift-card.ts'
import { type GiftCardRow, putOnCart, readCardsOfCart, takeOffCart } from './gift-card.repository.ts'

/** So that nobody tries a list of codes by filling a cart with them. */
const mostCards = 10

/** Puts a card on a cart that is locked. Nothing is taken of it before the order, so an abandoned cart holds no balance. */
export async function putCardOnCart(
  ctx: Pick<Ctx, 'view' | 'now'>,
  tx: Db,
  cartId: number,
  code: string,
): Promise<{ ok: true } | Refusal> {
  const found = await findGiftCard({ ...ctx, db: tx }, code)
  if (!found.ok) return found
  if (found.card.balance === 0) return refuse('gift_card_empty')
  const others = await readCardsOfCart(tx, cartId)
  if (others.length >= mostCards) return refuse('gift_card_too_many', { limit: mostCards })
  await putOnCart(tx, cartId, found.card.id)
  return { ok: true }
}

/** By its code, or by the end of it: all that a browser knows after it was loaded anew. */
export async function takeCardOffCart(tx: Db, cartId: number, code: string): Promise<{ ok: true } | Refusal> {
  const hint = giftCodeHint(code)
  const cards = await readCardsOfCart(tx, cartId)
  const card = cards.find((one) => one.hint === hint)
  if (!card) return refuse('gift_card_wrong')
  await takeOffCart(tx, cartId, card.id)
  return { ok: true }
}

/** Those that would pay something now. */
export async function usableCards(
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
