import { sql } from 'kysely'
import type { Db } from '../platform/db/index.ts'
import type { GiftCardRow } from './gift-card.repository.ts'

/** A card that a customer has saved or redeemed. orders: numbers of the customer's orders that it paid. Minor units. */
export type ClaimRow = {
  id: number
  hint: string
  currency: string
  balance: number
  issued: number
  createdAt: Date
  expiresAt: Date | null
  savedAt: Date | null
  orders: string[]
}

export type SavedCardRef = { customerId: number; claimId: number }

/** The claims of one website, newest first. */
export async function readClaims(db: Db, customerId: number, website: string): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`
    select card.id, card.hint, card.currency, card.balance, card.created_at as "createdAt",
      card.expires_at as "expiresAt", claim.saved_at as "savedAt",
      (select coalesce(sum(entry.amount), 0)::bigint from gift_card_entry as entry
        where entry.gift_card_id = card.id and entry.kind = 'issued') as issued,
      coalesce(used.orders, '{}') as orders
    from gift_card as card
    left join gift_card_claim as claim on claim.gift_card_id = card.id and claim.customer_id = ${customerId}
    left join lateral (
      select array_agg(shop_order.number order by shop_order.id) as orders
      from gift_card_entry as entry join shop_order on shop_order.id = entry.order_id
      where entry.gift_card_id = card.id and entry.kind = 'spent' and shop_order.customer_id = ${customerId}
    ) as used on true
    where card.website = ${website}
      and card.id in (
        select gift_card_id from gift_card_claim where customer_id = ${customerId}
        union select entry.gift_card_id from gift_card_entry as entry join shop_order on shop_order.id = entry.order_id
          where shop_order.customer_id = ${customerId})
      and (claim.saved_at is not null or used.orders is not null)
    order by card.id desc limit ${maxClaims}`.execute(db)
  return rows
}

export async function insertClaim(db: Db, claim: { customerId: number; cardId: number; now: Date }): Promise<void> {
  await db
    .insertInto('gift_card_claim')
    .values({ customer_id: claim.customerId, gift_card_id: claim.cardId, saved_at: claim.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A card that the customer has saved, of one website. */
export function findSavedCard(
  db: Db,
  { customerId, claimId }: SavedCardRef,
  website: string,
): Promise<GiftCardRow | undefined> {
  return db
    .selectFrom('gift_card')
    .innerJoin('gift_card_claim', 'gift_card_claim.gift_card_id', 'gift_card.id')
    .selectAll('gift_card')
    .where('gift_card.id', '=', claimId)
    .where('gift_card_claim.customer_id', '=', customerId)
    .where('gift_card.website', '=', website)
    .executeTakeFirst()
}

/** Returns false if the customer has not saved this card. */
export async function deleteClaim(db: Db, customerId: number, cardId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('gift_card_claim')
    .where('customer_id', '=', customerId)
    .where('gift_card_id', '=', cardId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Maximum of listed cards. Nobody redeems more. */
const maxClaims = 200
