import type { SocialProvider } from '@mantel/domain/constants'
import type { LoginIdentity } from '@mantel/plugins/login/server'
import type { Selectable } from 'kysely'
import type { Database, Db } from '../platform/db/index.ts'

export type SocialLoginRow = Omit<Selectable<Database['social_login']>, 'identity'> & { identity: LoginIdentity | null }

export type NewSocialLogin = Omit<SocialLoginRow, 'identity' | 'verifier'> & { verifier: string }

export async function insertSocialLogin(db: Db, row: NewSocialLogin): Promise<void> {
  await db.insertInto('social_login').values(row).execute()
}

/** undefined: it is unknown, has expired, or another browser has started it. */
export async function findSocialLogin(
  db: Db,
  started: { stateDigest: string; keyDigest: string; website: string; provider: SocialProvider; at: Date },
): Promise<SocialLoginRow | undefined> {
  const row = await db
    .selectFrom('social_login')
    .selectAll()
    .where('state_digest', '=', started.stateDigest)
    .where('key_digest', '=', started.keyDigest)
    .where('website', '=', started.website)
    .where('provider', '=', started.provider)
    .where('expires_at', '>', started.at)
    .executeTakeFirst()
  return row as SocialLoginRow | undefined
}

/** Returns the PKCE verifier once; every later call, in any process, gets undefined. */
export async function takeVerifier(db: Db, { state_digest, verifier }: SocialLoginRow): Promise<string | undefined> {
  if (verifier === null) return undefined
  const taken = await db
    .updateTable('social_login')
    .set({ verifier: null })
    .where('state_digest', '=', state_digest)
    .where('verifier', 'is not', null)
    .returning('state_digest')
    .executeTakeFirst()
  return taken && verifier
}

export async function saveIdentity(db: Db, stateDigest: string, identity: LoginIdentity): Promise<void> {
  await db
    .updateTable('social_login')
    .set({ identity: JSON.stringify(identity) })
    .where('state_digest', '=', stateDigest)
    .execute()
}

export async function deleteSocialLogin(db: Db, stateDigest: string): Promise<void> {
  await db.deleteFrom('social_login').where('state_digest', '=', stateDigest).execute()
}
