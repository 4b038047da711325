import { sql } from 'kysely'
import type { Db } from '../platform/db/index.ts'

export type StoredCart = {
  store_code: string
  updated_at: Date
  lines: { sku: string; name: string; qty: number }[]
}

/** The customer's carts that have not been ordered. The contents of ordered carts are exported with the orders. */
export async function listCarts(db: Db, customerId: number): Promise<StoredCart[]> {
  const { rows } = await sql<StoredCart>`
    select store_code, updated_at, coalesce(
      (select jsonb_agg(jsonb_build_object('sku', bought_sku, 'name', name, 'qty', quantity) order by id)
        from cart_line where cart_id = cart.id), '[]') as lines
    from cart where customer_id = ${customerId} and status = 'active' order by id`.execute(db)
  return rows
}

export type StoredTemplate = { name: string; saved_at: Date; lines: StoredCart['lines'] }

export async function listTemplates(db: Db, customerId: number): Promise<StoredTemplate[]> {
  const { rows } = await sql<StoredTemplate>`
    select name, saved_at, (select jsonb_agg(jsonb_build_object(
        'sku', line ->> 'boughtSku', 'name', line ->> 'name', 'qty', (line ->> 'quantity')::int) order by at)
      from jsonb_array_elements(lines) with ordinality as all_lines (line, at)) as lines
    from order_template where customer_id = ${customerId} order by id`.execute(db)
  return rows
}

export async function listSavedCards(db: Db, customerId: number): Promise<{ code: string; saved_at: Date }[]> {
  return db
    .selectFrom('gift_card_claim')
    .innerJoin('gift_card', 'gift_card.id', 'gift_card_claim.gift_card_id')
    .select(['hint as code', 'saved_at'])
    .where('customer_id', '=', customerId)
    .orderBy('saved_at')
    .execute()
}

/** Reads the customer's wishlist and product comparison. */
export function listSavedLists(db: Db, customerId: number) {
  return db
    .selectFrom('saved_product_list')
    .select(['list', 'skus', 'changed_at'])
    .where('customer_id', '=', customerId)
    .orderBy('list')
    .execute()
}

/** Reviews and photos become public; the export has the texts. */
export async function listReviews(
  db: Db,
  customerId: number,
): Promise<{ store_code: string; title: string; detail: string }[]> {
  const { rows } = await sql<{ store_code: string; title: string; detail: string }>`
    select store_code, coalesce(document ->> 'title', '') as title, coalesce(document ->> 'detail', '') as detail
    from review where customer_id = ${customerId} order by id`.execute(db)
  return rows
}

export function listStockAlerts(db: Db, customerId: number) {
  return db
    .selectFrom('stock_alert')
    .innerJoin('product', 'product.id', 'stock_alert.product_id')
    .select(['store_code', 'sku', 'requested_at'])
    .where('customer_id', '=', customerId)
    .orderBy('stock_alert.id')
    .execute()
}

/** The signed-in customer's consents to third-party tags. */
export function listTagConsents(db: Db, customerId: number) {
  return db
    .selectFrom('consent_record')
    .select(['store_code', 'text_version', 'analytics', 'marketing', 'happened_at'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute()
}

/**
 * Deletes the customer, whose company is locked, with addresses, carts, sessions, open links and security events. Orders stay without their customer.
 * Returns the number of orders that are kept.
 */
export async function deleteCustomer(tx: Db, customerId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('shop_order')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  await tx.updateTable('coupon_use').set({ customer_id: null }).where('customer_id', '=', customerId).execute()
  const { company_id } = await tx
    .selectFrom('customer')
    .select('company_id')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  await tx.deleteFrom('customer').where('id', '=', customerId).execute()
  if (company_id !== null) await keepCompanyManaged(tx, company_id)
  return Number(count)
}

/** Forgets the address on the newsletter's list. Returns its store view; undefined: it was not on the list. */
export async function deleteSubscription(tx: Db, website: string, emailKey: string): Promise<string | undefined> {
  const removed = await tx
    .deleteFrom('newsletter_subscriber')
    .where('website', '=', website)
    .where('email_key', '=', emailKey)
    .returning('store_code')
    .executeTakeFirst()
  return removed?.store_code
}

/** A company without an admin gets its oldest member as one; a company without members and orders is deleted. */
async function keepCompanyManaged(tx: Db, companyId: number): Promise<void> {
  await sql`
    update customer set company_role = 'admin' where id = (
      select min(id) from customer
      where company_id = ${companyId} and (password_hash is not null or email_confirmed_at is not null)
    ) and not exists (
      select from customer where company_id = ${companyId} and company_role = 'admin'
        and (password_hash is not null or email_confirmed_at is not null)
    )`.execute(tx)
  await sql`
    delete from company where id = ${companyId}
      and not exists (select from customer where company_id = ${companyId})
      and not exists (select from shop_order where company_id = ${companyId})`.execute(tx)
}

/**
 * Deletes mails to the address, whatever its letter case. The store codes are those of one website: another one may have an
 * account with the same address.
 */
export async function deleteMails(
  tx: Db,
  address: string,
  { storeCodes, kinds }: { storeCodes: readonly string[]; kinds: readonly string[] },
): Promise<void> {
  await tx
    .deleteFrom('mail')
    .where(sql`lower(recipient)`, '=', sql`lower(${address})`)
    .where('store_code', 'in', storeCodes)
    .where('kind', 'in', kinds)
    .execute()
}
