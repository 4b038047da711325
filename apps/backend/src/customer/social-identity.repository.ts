import type { SocialProvider } from '@mantel/domain/constants'
import type { Db, Tx } from '../platform/db/index.ts'
import type { CustomerRow } from './customer.repository.ts'

export type SocialKey = { website: string; provider: SocialProvider; subject: string }

/** The customer to whom the provider's account belongs. */
export function findBySocialIdentity(
  db: Db,
  { website, provider, subject }: SocialKey,
): Promise<CustomerRow | undefined> {
  return db
    .selectFrom('customer')
    .innerJoin('social_identity', 'social_identity.customer_id', 'customer.id')
    .selectAll('customer')
    .where('social_identity.website', '=', website)
    .where('social_identity.provider', '=', provider)
    .where('social_identity.subject', '=', subject)
    .executeTakeFirst()
}

/** false: it belongs to a customer already. */
export async function insertSocialIdentity(tx: Tx, key: SocialKey, customerId: number, at: Date): Promise<boolean> {
  const inserted = await tx
    .insertInto('social_identity')
    .values({ ...key, customer_id: customerId, linked_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('customer_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function deleteSocialIdentities(tx: Tx, customerId: number): Promise<void> {
  await tx.deleteFrom('social_identity').where('customer_id', '=', customerId).execute()
}

/** The oldest first. */
export function listSocialIdentities(db: Db, customerId: number) {
  return db
    .selectFrom('social_identity')
    .select(['provider', 'linked_at'])
    .where('customer_id', '=', customerId)
    .orderBy('linked_at')
    .execute()
}

export async function deleteSocialIdentity(tx: Tx, customerId: number, provider: SocialProvider): Promise<void> {
  await tx
    .deleteFrom('social_identity')
    .where('customer_id', '=', customerId)
    .where('provider', '=', provider)
    .execute()
}
