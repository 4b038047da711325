import { type Selectable, sql } from 'kysely'
import type { Database, Db } from '../platform/db/index.ts'

export type GiftCardRow = Selectable<Database['gift_card']>

export function findCard(db: Db, digest: string, website: string): Promise<GiftCardRow | undefined> {
  return db
    .selectFrom('gift_card')
    .selectAll()
    .where('code_digest', '=', digest)
    .where('website', '=', website)
    .executeTakeFirst()
}

/** False: there is such a card already. */
export async function insertCard(tx: Db, card: Omit<GiftCardRow, 'id' | 'balance'>, amount: number): Promise<boolean> {
  const row = await tx
    .insertInto('gift_card')
    .values({ ...card, balance: amount })
    .onConflict((conflict) => conflict.column('code_digest').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  await tx
    .insertInto('gift_card_entry')
    .values({ gift_card_id: row.id, kind: 'issued', amount, order_id: null, at: card.created_at })
    .execute()
  return true
}

export function readCardsOfCart(db: Db, cartId: number): Promise<GiftCardRow[]> {
  return cardsOfCart(db, cartId).execute()
}

/** Locked until the end of the transaction, in the order of their ids, so that two orders never wait for each other. */
export function lockCardsOfCart(tx: Db, cartId: number): Promise<GiftCardRow[]> {
  return cardsOfCart(tx, cartId).forUpdate('gift_card').execute()
}

function cardsOfCart(db: Db, cartId: number) {
  return db
    .selectFrom('gift_card')
    .innerJoin('cart_gift_card', 'cart_gift_card.gift_card_id', 'gift_card.id')
    .selectAll('gift_card')
    .where('cart_gift_card.cart_id', '=', cartId)
    .orderBy('gift_card.id')
}

export async function putOnCart(tx: Db, cartId: number, cardId: number): Promise<void> {
  await tx
    .insertInto('cart_gift_card')
    .values({ cart_id: cartId, gift_card_id: cardId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function takeOffCart(tx: Db, cartId: number, cardId: number): Promise<void> {
  await tx.deleteFrom('cart_gift_card').where('cart_id', '=', cartId).where('gift_card_id', '=', cardId).execute()
}

/** amount: below 0 for what is spent. The balance moves with the entry, and the database lets it not fall below 0. */
export async function writeEntry(
  tx: Db,
  entry: { cardId: number; kind: 'spent' | 'returned'; amount: number; orderId: number; at: Date },
): Promise<void> {
  await tx
    .insertInto('gift_card_entry')
    .values({
      gift_card_id: entry.cardId,
      kind: entry.kind,
      amount: entry.amount,
      order_id: entry.orderId,
      at: entry.at,
    })
    .execute()
  await tx
    .updateTable('gift_card')
    .set({ balance: sql`balance + ${entry.amount}` })
    .where('id', '=', entry.cardId)
    .execute()
}

/** What an order took of cards and has not given back; the cards are locked, in the order of their ids. */
export async function lockSpentOf(tx: Db, orderId: number): Promise<{ cardId: number; amount: number }[]> {
  const { rows } = await sql<{ cardId: number; amount: number }>`
    select card.id as "cardId", -spent.amount as amount
    from gift_card as card join gift_card_entry as spent on spent.gift_card_id = card.id and spent.kind = 'spent'
    where spent.order_id = ${orderId} and not exists (
      select from gift_card_entry as back
      where back.gift_card_id = card.id and back.order_id = ${orderId} and back.kind = 'returned')
    order by card.id for update of card`.execute(tx)
  return rows
}

export function lockCard(tx: Db, digest: string): Promise<GiftCardRow | undefined> {
  return tx.selectFrom('gift_card').selectAll().where('code_digest', '=', digest).forUpdate().executeTakeFirst()
}
