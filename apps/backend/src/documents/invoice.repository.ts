import type { OrderSnapshot, OrderState } from '@mantel/domain/order'
import type { Seller, Stores } from '@mantel/domain/store'
import { sql } from 'kysely'
import { type Db, sqlStateOf } from '../platform/db/index.ts'
import type { DocumentKind } from './document-number.ts'

/**
 * request: the granted request that a credit note is for; 0: the whole order, or what is left of it. timeZone: that of the dates on the
 * document.
 */
export type IssuedDocument = {
  kind: DocumentKind
  request: number
  number: number
  issuedAt: Date
  seller: Seller
  timeZone: string
}

export type InvoicedOrder = {
  id: number
  number: string
  website: string
  storeCode: string
  placedAt: Date
  state: OrderState
  customerId: number | null
  companyId: number | null
  accessDigest: string
  snapshot: OrderSnapshot
}

/** By id or number; where both match, the number wins. */
export async function findInvoicedOrder(
  db: Db,
  website: string,
  idOrNumber: string,
): Promise<InvoicedOrder | undefined> {
  const id = /^[1-9]\d{0,14}$/.test(idOrNumber) ? Number(idOrNumber) : null
  return db
    .selectFrom('shop_order')
    .select(['id', 'number', 'website', 'store_code as storeCode', 'placed_at as placedAt', 'state', 'snapshot'])
    .select(['customer_id as customerId', 'company_id as companyId', 'access_digest as accessDigest'])
    .where('website', '=', website)
    .where((where) => where.or([where('number', '=', idOrNumber), ...(id === null ? [] : [where('id', '=', id)])]))
    .orderBy(sql`number = ${idOrNumber}`, 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function listIssued(db: Db, orderId: number): Promise<IssuedDocument[]> {
  return db
    .selectFrom('invoice')
    .select(['kind', 'request', 'number', 'issued_at as issuedAt', 'seller', 'time_zone as timeZone'])
    .where('order_id', '=', orderId)
    .orderBy('kind', 'desc')
    .orderBy('number')
    .execute()
}

/**
 * Numbers and writes the document in one statement: it locks the order, then the row that counts the series, until the
 * statement ends. Of two concurrent calls the second finds the document and uses up no number. A part is credited only while the
 * order is not cancelled or refunded as a whole: the credit note of a whole order covers everything that was not credited before.
 */
export async function issueDocument(
  db: Db,
  {
    orderId,
    kind,
    request = 0,
    stores,
    now,
  }: { orderId: number; kind: DocumentKind; request?: number; stores: Stores; now: Date },
): Promise<void> {
  const sellers = Object.fromEntries(stores.websites.map(({ code, seller }) => [code, seller]))
  const timeZones = Object.fromEntries(stores.views.map(({ code, i18n }) => [code, i18n.timeZone]))
  const isDue =
    kind === 'invoice'
      ? sql`state in ('received', 'paid', 'shipped', 'refunded')`
      : request === 0
        ? sql`state in ('cancelled', 'refunded') and exists (${documentOf('invoice', 0)})`
        : sql`state in ('received', 'paid', 'shipped') and exists (${documentOf('invoice', 0)})
            and exists (select from order_request where order_id = shop_order.id and request = ${request}
              and order_request.state = 'accepted' and gross > 0)`
  await sql`
    with due as (
      select id, website, store_code from shop_order
      where id = ${orderId} and ${isDue} and not exists (${documentOf(kind, request)}) for update
    ), counted as (
      insert into counter (name, value) select website || '-' || ${kind}::text, 1 from due
      on conflict (name) do update set value = counter.value + 1 returning name, value
    )
    insert into invoice (order_id, kind, request, series, number, issued_at, seller, time_zone)
    select id, ${kind}, ${request}::int, name, value, ${now}, ${JSON.stringify(sellers)}::jsonb -> website,
      coalesce(${JSON.stringify(timeZones)}::jsonb ->> store_code, 'UTC') from due, counted`
    .execute(db)
    .catch((error) => {
      if (sqlStateOf(error) !== uniqueViolation) throw error
    })
}

const documentOf = (kind: DocumentKind, request: number) =>
  sql`select from invoice where order_id = shop_order.id and kind = ${kind} and invoice.request = ${request}::int`
const uniqueViolation = '23505'
