import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, isShared } from './connection.ts'
import { DatabaseError } from './errors.ts'

/** Seconds without a heartbeat; the same as for followers of the outbox. */
const deadAfter = 60

export type InstallationSettings = { secretKey: string; isDemo: boolean; mayChangeKey: boolean; isPublic?: boolean }

/**
 * Refuses a process whose settings differ from those of the other processes on the same database. mayChangeKey: the
 * operator replaces the key, which is possible only while no other process runs. The embedded database has one process; a
 * key that differs from the last start's is refused there only at a public address, where customers hold links and tokens.
 */
export async function checkInstallation(
  db: Db,
  { secretKey, isDemo, mayChangeKey, isPublic = false }: InstallationSettings,
): Promise<void> {
  const fingerprint = fingerprintOf(secretKey)
  const own = { key_fingerprint: fingerprint, is_demo: isDemo }
  const stored = await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('installation')
      .values(own)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return tx.selectFrom('installation').selectAll().forUpdate().executeTakeFirstOrThrow()
  })
  const isOtherKey = stored.key_fingerprint !== fingerprint
  if (!isOtherKey && stored.is_demo === isDemo) return
  const isAlone = !isShared(db) || !(await hasLiveProcess(db))
  const mayReplaceKey = mayChangeKey || !(isShared(db) || isPublic)
  if (isOtherKey && !(isAlone && mayReplaceKey)) {
    throw new DatabaseError(
      'other_settings',
      'SECRET_KEY differs from the one that this database was used with. Set the same SECRET_KEY for every process; ' +
        'to change it for good, stop all of them and start one with SECRET_KEY_CHANGED=on (tokens and links then expire).',
    )
  }
  if (!isAlone) {
    throw new DatabaseError(
      'other_settings',
      `DEMO is ${isDemo ? 'on' : 'off'} here and ${isDemo ? 'off' : 'on'} in the processes that run on this database. ` +
        'Use the same setting, or stop those processes first.',
    )
  }
  await db.updateTable('installation').set(own).execute()
}

/** Distinguishes two keys without revealing either. */
export function fingerprintOf(secretKey: string): string {
  return createHash('sha256').update('mantel installation\n').update(secretKey).digest('base64url')
}

async function hasLiveProcess(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('shop_process')
    .select('id')
    .where('heartbeat_at', '>', sql<Date>`clock_timestamp() - make_interval(secs => ${deadAfter})`)
    .limit(1)
    .execute()
  return found.length > 0
}
