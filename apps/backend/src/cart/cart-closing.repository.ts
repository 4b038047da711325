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
