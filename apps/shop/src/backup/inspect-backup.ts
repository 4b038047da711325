import { findMissingMigrations, findUnknownMigration, fingerprintOf } from '@mantel/backend'
import { OperatorError } from '../operator-error.ts'
import { currentFormat, keyFile, type Manifest, manifestFile, manifestSchema } from './manifest.ts'
import { readArchive, readText } from './read-archive.ts'

export type InspectedBackup = { manifest: Manifest; holdsKey: boolean }

/** Reads the whole backup once, so that a damaged one is refused before anything is written. */
export async function inspectBackup(file: string): Promise<InspectedBackup> {
  let manifest: unknown
  let holdsKey = false
  for await (const { name, body } of readArchive(file)) {
    if (name === manifestFile) manifest = JSON.parse(await readText(body))
    if (name === keyFile) holdsKey = true
  }
  const read = manifestSchema.safeParse(manifest)
  if (!read.success)
    throw new OperatorError(`${file} is not a backup of Mantel: ${manifestFile} is missing or unknown.`)
  return { manifest: read.data, holdsKey }
}

/**
 * Refuses a backup of newer code, whose tables this code cannot create. An older backup is restored and then migrated.
 */
export function refuseNewerBackup({ format, version, migrations }: Manifest): void {
  const unknownMigration = findUnknownMigration(migrations)
  if (format <= currentFormat && unknownMigration === undefined) return
  throw new OperatorError(
    `The backup is newer than this code: version ${version} made it` +
      `${unknownMigration === undefined ? `, in format ${format}` : `, with migration ${unknownMigration}`}. Restore it with that version or a newer one.`,
  )
}

/** One line about an older backup; undefined if this version made the backup. */
export function describeAge({ version, migrations }: Manifest): string | undefined {
  const missing = findMissingMigrations(migrations)
  if (missing.length === 0) return undefined
  return `The backup is older than this code (version ${version}, up to migration ${migrations.at(-1)}); ${missing.length} newer migrations are applied to it.`
}

/** Links, order keys and gift card codes are derived from the key: with another key they stop working. */
export function refuseOtherKey(
  { manifest, holdsKey }: InspectedBackup,
  { secretKey, secretKeyChanged }: { secretKey?: string; secretKeyChanged: boolean },
): void {
  if (secretKeyChanged) return
  if (secretKey === undefined && holdsKey) return
  if (secretKey !== undefined && fingerprintOf(secretKey) === manifest.key_fingerprint) return
  throw new OperatorError(
    secretKey === undefined
      ? 'The shop of this backup had its SECRET_KEY as a setting, which a backup does not hold. Set the same SECRET_KEY and restore again.'
      : 'SECRET_KEY is not the one of this backup. Set that one, or leave SECRET_KEY out if the backup holds it; ' +
          'SECRET_KEY_CHANGED=on restores with this one (tokens, links and gift card codes then stop working).',
  )
}
