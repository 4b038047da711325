import { sql } from 'kysely'
import type { Db } from '../platform/db/index.ts'
import type { CartRow } from './cart.repository.ts'

/** Part of the statement that inserts an order. Keeps the lines, so that the cart can be reopened if the order is not paid. */
export const closeCartQuery = (cartId: number) => sql`update cart set status = 'ordered' where id = ${cartId}`

export function lockOrderedCart(tx: Db, cartId: number): Promise<CartRow | undefined> {
  return tx
    .selectFrom('cart')
    .selectAll()
    .where('id', '=', cartId)
    .where('status', '=', 'ordered')
    .forUpdate()
    .executeTakeFirst()
}

export async function reopenCart(tx: Db, cartId: number, now: Date): Promise<void> {
  await tx.updateTable('cart').set({ status: 'active', updated_at: now }).where('id', '=', cartId).execute()
}

/** A line that is in both carts keeps the larger quantity, so that a repeated copy doubles nothing. */
export async function copyCart(tx: Db, { from, to }: { from: CartRow; to: number }): Promise<void> {
  await sql`
    insert into cart_line (cart_id, line_key, product_sku, bought_sku, product_type, name, quantity, selection, taken)
    select ${to}, line_key, product_sku, bought_sku, product_type, name, quantity, selection, taken
    from cart_line where cart_id = ${from.id} order by id
    on conflict (cart_id, line_key) do update set quantity = greatest(cart_line.quantity, excluded.quantity)`.execute(
    tx,
  )
  await sql`
    insert into cart_gift_card (cart_id, gift_card_id)
    select ${to}, gift_card_id from cart_gift_card where cart_id = ${from.id} on conflict do nothing`.execute(tx)
  await sql`
    update cart set coupon_code = coalesce(coupon_code, ${from.coupon_code}) where id = ${to}`.execute(tx)
}

/**
 * Deletes the mutation ids of the next `limit` carts that have any, if the cart was ordered, was last changed before the given
 * time and can't be reopened: only an order that waits for payment reopens its cart. A repeated call to an ordered cart is
 * refused with or without its id; ids of active carts are kept, because a browser may repeat a call after any time offline.
 * Returns the last cart looked at, null if there are no more.
 */
export async function removeMutationsOfOrderedCarts(
  db: Db,
  { after, before, limit }: { after: number; before: Date; limit: number },
): Promise<{ lastCart: number | null; removed: number }> {
  const { rows } = await sql<{ last_cart: number | null; removed: number }>`
    with part as (
      select distinct cart_id from cart_mutation where cart_id > ${after} order by cart_id limit ${limit}
    ), closed as (
      select id from cart
      where id in (select cart_id from part) and status = 'ordered' and updated_at < ${before}
        and not exists (select from shop_order where cart_id = cart.id and state = 'pending_payment')
      for update skip locked
    ), removed as (
      delete from cart_mutation where cart_id in (select id from closed) returning cart_id
    )
    select (select max(cart_id) from part) as last_cart, (select count(*)::int from removed) as removed`.execute(db)
  const { last_cart: lastCart = null, removed = 0 } = rows[0] ?? {}
  return { lastCart, removed }
}
