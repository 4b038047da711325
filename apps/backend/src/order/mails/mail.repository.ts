import type { OrderSnapshot, OrderState } from '@mantel/domain/order'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/index.ts'

/** The mail table is the queue: a mail waits in it until a server has taken it. */

export type QueuedMail = {
  messageId: string
  kind: string
  orderId: number
  recipient: string
  queuedAt: Date
  /** How often it was tried, this time included. */
  tries: number
}

export type MailedOrder = {
  number: string
  website: string
  storeCode: string
  placedAt: Date
  snapshot: OrderSnapshot
}

export async function findMailedOrder(db: Db, orderId: number): Promise<MailedOrder | undefined> {
  return db
    .selectFrom('shop_order')
    .select(['number', 'website', 'store_code as storeCode', 'placed_at as placedAt', 'snapshot'])
    .where('id', '=', orderId)
    .executeTakeFirst()
}

/**
 * One statement, because every step of every order passes here. hosts: what a website's ids end with. after: only if the
 * order was in one of these states before. False: it is there already, or not called for.
 */
export async function insertOrderMail(
  db: Db,
  mail: {
    orderId: number
    kind: string
    after: readonly OrderState[] | null
    hosts: Record<string, string>
    now: Date
  },
): Promise<boolean> {
  const { orderId, kind, after, hosts, now } = mail
  const was = sql`select from order_history as h where h.order_id = shop_order.id and h.state = any(${after ?? []}::text[])`
  const done = await sql`
    insert into mail (message_id, kind, order_id, recipient, queued_at, due_at)
    select 'order-' || number || '-' || ${kind}::text || '@' || coalesce(${JSON.stringify(hosts)}::jsonb ->> website, 'localhost'),
      ${kind}, id, snapshot #>> '{buyer,email}', ${now}, ${now}
    from shop_order where id = ${orderId} ${after ? sql`and exists (${was})` : sql``}
    on conflict do nothing`.execute(db)
  return done.numAffectedRows === 1n
}

/** False: it is there already. */
export async function insertMail(
  db: Db,
  mail: { messageId: string; kind: string; orderId: number; recipient: string },
  now: Date,
  dueAt = now,
): Promise<boolean> {
  const { messageId, kind, orderId, recipient } = mail
  const done = await db
    .insertInto('mail')
    .values({ message_id: messageId, kind, order_id: orderId, recipient, queued_at: dueAt, due_at: dueAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return done.numInsertedOrUpdatedRows === 1n
}

/** Takes what is due and puts it off until `until`, so that nobody else tries it meanwhile. After a crash it is due again. */
export async function takeDueMails(
  db: Db,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<QueuedMail[]> {
  const { rows } = await sql<QueuedMail>`
    update mail set due_at = ${until}, tries = tries + 1
    where message_id in (
      select message_id from mail
      where sent_at is null and given_up_at is null and due_at <= ${now} and order_id is not null
      order by due_at, queued_at, message_id limit ${limit} for update skip locked
    )
    returning message_id as "messageId", kind, order_id as "orderId", recipient, queued_at as "queuedAt", tries`.execute(
    db,
  )
  return rows.toSorted((a, b) => a.queuedAt.getTime() - b.queuedAt.getTime())
}

export async function markSent(db: Db, messageId: string, now: Date): Promise<void> {
  await db.updateTable('mail').set({ sent_at: now }).where('message_id', '=', messageId).execute()
}

export async function putOff(db: Db, messageId: string, until: Date): Promise<void> {
  await db.updateTable('mail').set({ due_at: until }).where('message_id', '=', messageId).execute()
}

export async function giveUp(db: Db, messageId: string, now: Date): Promise<void> {
  await db.updateTable('mail').set({ given_up_at: now }).where('message_id', '=', messageId).execute()
}

/** Mails of these kinds that nobody has sent yet are not sent any more. */
export async function dropWaiting(db: Db, orderId: number, kindPrefix: string, now: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({ given_up_at: now })
    .where('order_id', '=', orderId)
    .where('kind', 'like', `${kindPrefix}%`)
    .where('sent_at', 'is', null)
    .execute()
}
