import { type Selectable, sql } from 'kysely'
import { type Database, type Db, runPrepared } from '../platform/db/index.ts'

export type GiftCardRow = Selectable<Database['gift_card']>

export function findCard(db: Db, digest: string, website: string): Promise<GiftCardRow | undefined> {
  return db
    .selectFrom('gift_card')
    .selectAll()
    .where('code_digest', '=', digest)
    .where('website', '=', website)
    .executeTakeFirst()
}

export function findIssuedCard(db: Db, digest: string): Promise<Pick<GiftCardRow, 'expires_at'> | undefined> {
  return db.selectFrom('gift_card').select('expires_at').where('code_digest', '=', digest).executeTakeFirst()
}

/** Returns false if a card with this code exists. */
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

/** Locks the cards until the end of the transaction, in the order of their ids, so that two orders cannot deadlock. */
export function lockCardsOfCart(tx: Db, cartId: number): Promise<GiftCardRow[]> {
  return runPrepared(tx, cardsOfCart(tx, cartId).forUpdate('gift_card').compile())
}

/** The columns are listed by name, because a prepared statement must not select *. */
const cardColumns = [
  ...(['gift_card.id', 'gift_card.code_digest', 'gift_card.hint', 'gift_card.website'] as const),
  ...(['gift_card.currency', 'gift_card.balance', 'gift_card.expires_at', 'gift_card.created_at'] as const),
]

function cardsOfCart(db: Db, cartId: number) {
  return db
    .selectFrom('gift_card')
    .innerJoin('cart_gift_card', 'cart_gift_card.gift_card_id', 'gift_card.id')
    .select(cardColumns)
    .where('cart_gift_card.cart_id', '=', cartId)
    .orderBy('gift_card.id')
}

export async function insertCartCard(tx: Db, cartId: number, cardId: number): Promise<void> {
  await tx
    .insertInto('cart_gift_card')
    .values({ cart_id: cartId, gift_card_id: cardId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteCartCard(tx: Db, cartId: number, cardId: number): Promise<void> {
  await tx.deleteFrom('cart_gift_card').where('cart_id', '=', cartId).where('gift_card_id', '=', cardId).execute()
}

/** Writes an entry and updates the balance, which a check constraint keeps at 0 or above. amount: negative if spent or voided. */
export async function writeEntry(
  tx: Db,
  entry: { cardId: number; kind: 'spent' | 'returned' | 'voided'; amount: number; orderId: number; at: Date },
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

/**
 * Makes a card valid until this time, unless it is valid for longer or was closed. A closed card is recognised by its expiry,
 * which is before its first payment.
 */
export async function extendExpiry(
  tx: Db,
  { cardId, orderId, until }: { cardId: number; orderId: number; until: Date },
): Promise<void> {
  await sql`
    update gift_card set expires_at = ${until}
    where id = ${cardId} and expires_at < ${until} and expires_at > (
      select min(spent.at) from gift_card_entry as spent
      where spent.gift_card_id = ${cardId} and spent.order_id = ${orderId} and spent.kind = 'spent')`.execute(tx)
}

/** Reads the amounts that an order spent and has not returned; locks the cards in the order of their ids. */
export async function lockSpentAmounts(tx: Db, orderId: number): Promise<{ cardId: number; amount: number }[]> {
  const { rows } = await sql<{ cardId: number; amount: number }>`
    select card.id as "cardId", (-spent.amount - (
      select coalesce(sum(back.amount), 0) from gift_card_entry as back
      where back.gift_card_id = card.id and back.order_id = ${orderId} and back.kind = 'returned'))::int as amount
    from gift_card as card join gift_card_entry as spent on spent.gift_card_id = card.id and spent.kind = 'spent'
    where spent.order_id = ${orderId}
    order by card.id for update of card`.execute(tx)
  return rows.filter(({ amount }) => amount > 0)
}

export function lockCard(tx: Db, digest: string): Promise<GiftCardRow | undefined> {
  return tx.selectFrom('gift_card').selectAll().where('code_digest', '=', digest).forUpdate().executeTakeFirst()
}

export async function isVoided(db: Db, cardId: number): Promise<boolean> {
  const row = await db
    .selectFrom('gift_card_entry')
    .select('id')
    .where('gift_card_id', '=', cardId)
    .where('kind', '=', 'voided')
    .executeTakeFirst()
  return row !== undefined
}

/** Sets the expiry to the time of issue, so that no returned amount makes the card valid again. */
export async function closeCard(tx: Db, cardId: number): Promise<void> {
  await tx
    .updateTable('gift_card')
    .set(({ ref }) => ({ expires_at: ref('created_at') }))
    .where('id', '=', cardId)
    .execute()
}

/** Digests of the cards that have paid for orders. Returned amounts count as not spent; voided cards are left out. */
export async function findSpentCardDigests(db: Db, digests: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ digest: string }>`
    select code_digest as digest from gift_card as card join gift_card_entry as entry on entry.gift_card_id = card.id
    where code_digest = any(${digests}::text[])
    group by card.id
    having sum(case when kind in ('spent', 'returned') then amount end) < 0 and not bool_or(kind = 'voided')`.execute(
    db,
  )
  return rows.map(({ digest }) => digest)
}

/** Digests of the cards that have a balance and have not expired. */
export async function findUsableCardDigests(db: Db, digests: string[], now: Date): Promise<string[]> {
  const rows = await usable(db, digests, now).select('code_digest').execute()
  return rows.map(({ code_digest }) => code_digest)
}

/** Sets the expiry to the time of issue, so that no returned amount makes the cards valid again. */
export async function closeCards(db: Db, digests: string[], now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('gift_card')
    .set({
      expires_at: sql`(select min(issued.at) from gift_card_entry as issued where issued.gift_card_id = gift_card.id)`,
    })
    .where('id', 'in', usable(db, digests, now).select('id'))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

function usable(db: Db, digests: string[], now: Date) {
  return db
    .selectFrom('gift_card')
    .where('code_digest', 'in', digests)
    .where('balance', '>', 0)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
}
