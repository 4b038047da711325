import { sql } from 'kysely'
import { type Db, inTransaction, type Tx } from '../platform/db/index.ts'

/** The mail table is the queue. A mail that was sent stays in it for some time, so that a repeated event does not send it again. */

export type QueuedMail = {
  messageId: string
  /** The template's name. */
  name: string
  storeCode: string
  recipient: string
  recipientName: string
  data: unknown
  queuedAt: Date
  /** Attempts so far, including the current one. */
  tries: number
}

/** Returns false if a mail with this id has been queued before. */
export async function insertMail(tx: Db, mail: Omit<QueuedMail, 'tries'>): Promise<boolean> {
  const done = await tx
    .insertInto('mail')
    .values({
      message_id: mail.messageId,
      kind: mail.name,
      store_code: mail.storeCode,
      recipient: mail.recipient,
      recipient_name: mail.recipientName,
      data: JSON.stringify(mail.data),
      queued_at: mail.queuedAt,
      due_at: mail.queuedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return done.numInsertedOrUpdatedRows === 1n
}

/**
 * Takes due mails and postpones them until `until`, so that no other sender tries them at the same time; after a crash they
 * are due again. Only mails in `names`: during an update an older process leaves new mails to a newer one.
 */
export async function takeDueMails(
  db: Db,
  { names, now, until, limit }: { names: readonly string[]; now: Date; until: Date; limit: number },
): Promise<QueuedMail[]> {
  const { rows } = await sql<QueuedMail>`
    update mail set due_at = ${until}, tries = tries + 1
    where message_id in (
      select message_id from mail
      where sent_at is null and given_up_at is null and due_at <= ${now} and kind = any(${names}::text[])
      order by due_at, queued_at, message_id limit ${limit} for update skip locked
    )
    returning message_id as "messageId", kind as name, store_code as "storeCode", recipient,
      recipient_name as "recipientName", data, queued_at as "queuedAt", tries`.execute(db)
  return rows.toSorted((a, b) => a.queuedAt.getTime() - b.queuedAt.getTime())
}

export async function markSent(db: Db, messageId: string, now: Date): Promise<void> {
  await db.updateTable('mail').set({ sent_at: now }).where('message_id', '=', messageId).execute()
}

export async function postponeMail(db: Db, messageId: string, until: Date): Promise<void> {
  await db.updateTable('mail').set({ due_at: until }).where('message_id', '=', messageId).execute()
}

/** Marks mails so that they are never tried again. Sent mails are not changed. */
export async function giveUpMails(db: Db, messageIds: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({ given_up_at: now })
    .where('message_id', '=', sql<string>`any(${messageIds}::text[])`)
    .where('sent_at', 'is', null)
    .execute()
}

/** Deletes at most `limit` mails that were sent or given up before the given time. */
export async function removeFinishedMails(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from mail where message_id in (
      select message_id from mail where coalesce(sent_at, given_up_at) < ${before}
      limit ${limit} for update skip locked
    ) returning message_id`.execute(db)
  return rows.length
}

/** Runs work in a transaction in which the database rejects all changes. */
export function inReadOnlyTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await sql`set transaction read only`.execute(tx)
    return work(tx)
  })
}
