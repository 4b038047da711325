import type { StoreView } from '@mantel/domain/store'
import type { Db } from '../../platform/db/index.ts'
import { startSession } from '../start-session.ts'

/** A signed-in customer, without the time that a password hash takes. */
export async function registerTestCustomer(
  { db, view, now = () => new Date() }: { db: Db; view: StoreView; now?: () => Date },
  { email, groupId = 1, approved = true }: { email: string; groupId?: number; approved?: boolean },
): Promise<{ id: number; token: string; refreshToken: string }> {
  const at = now()
  const { id } = await db
    .insertInto('customer')
    .values({
      website: view.website,
      store_code: view.code,
      email,
      email_key: email.toLowerCase(),
      firstname: 'Given',
      lastname: 'Family',
      group_id: groupId,
      approved_at: approved ? at : null,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, ...(await startSession({ db, now }, id)) }
}
