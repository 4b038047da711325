import { sql } from 'kysely'
import type { Db } from '../platform/db/index.ts'

/**
 * Claims the token of a message. A concurrent claim of the same token or message waits for the other transaction's end.
 * replayed: this message has been sent with this token. spent: the token was used for another message. duplicate: this message
 * has been sent with another token since `since`.
 */
export async function claimMessage(
  tx: Db,
  message: { tokenId: string; digest: string; sentAt: Date; since: Date },
): Promise<'new' | 'replayed' | 'spent' | 'duplicate'> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${message.digest}, 42))`.execute(tx)
  const inserted = await tx
    .insertInto('form_message')
    .values({ token_id: message.tokenId, digest: message.digest, sent_at: message.sentAt })
    .onConflict((conflict) => conflict.column('token_id').doNothing())
    .returning('token_id')
    .executeTakeFirst()
  const { digest } = message
  if (!inserted) {
    const used = await tx
      .selectFrom('form_message')
      .select('digest')
      .where('token_id', '=', message.tokenId)
      .executeTakeFirst()
    return used?.digest === digest ? 'replayed' : 'spent'
  }
  const earlier = await tx
    .selectFrom('form_message')
    .select('token_id')
    .where('digest', '=', digest)
    .where('token_id', '<>', message.tokenId)
    .where('sent_at', '>', message.since)
    .executeTakeFirst()
  return earlier ? 'duplicate' : 'new'
}

export async function removeMessages(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('form_message').where('sent_at', '<', before).execute()
}
