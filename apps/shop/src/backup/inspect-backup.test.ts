import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findMissingMigrations, fingerprintOf } from '@mantel/backend'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeAge, inspectBackup, refuseNewerBackup, refuseOtherKey } from './inspect-backup.ts'
import type { Manifest } from './manifest.ts'
import { createArchive } from './write-archive.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mantel-inspect-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const key = 'the key of the shop that was backed up'
const migrations = findMissingMigrations([])
const manifest: Manifest = {
  format: 1,
  version: '1.2.3',
  taken_at: '2026-11-15T12:00:00Z',
  engine: 'pglite',
  migrations,
  tables: {},
  key_fingerprint: fingerprintOf(key),
}

it('reads the manifest of a backup', async () => {
  const file = join(folder, 'backup.tar.gz')
  const archive = await createArchive(file, new Date())
  await archive.add('manifest.json', JSON.stringify(manifest))
  await archive.add('secret-key', key)
  await archive.finish()
  expect(await inspectBackup(file)).toEqual({ manifest, holdsKey: true })
})

it('rejects an archive that is not a backup', async () => {
  const file = join(folder, 'other.tar.gz')
  const archive = await createArchive(file, new Date())
  await archive.add('readme', 'hello')
  await archive.finish()
  await expect(inspectBackup(file)).rejects.toThrow('is not a backup of Mantel')
})

it('explains in one line that a backup is newer than the code', () => {
  expect(() => refuseNewerBackup({ ...manifest, migrations: [...migrations, '999-next'] })).toThrow(
    'The backup is newer than this code: version 1.2.3 made it, with migration 999-next. Restore it with that version or a newer one.',
  )
  expect(() => refuseNewerBackup({ ...manifest, format: 2 })).toThrow('in format 2')
  refuseNewerBackup(manifest)
})

it('explains in one line that a backup is older than the code', () => {
  expect(describeAge(manifest)).toBeUndefined()
  expect(describeAge({ ...manifest, migrations: migrations.slice(0, 2) })).toMatch(
    /^The backup is older than this code \(version 1\.2\.3, up to migration 002-outbox\); \d+ newer migrations are applied to it\.$/,
  )
})

it.each([
  ['the key of the backup', { holdsKey: true }, {}, undefined],
  ['the same key as a setting', { holdsKey: false }, { secretKey: key }, undefined],
  [
    'another key as a setting',
    { holdsKey: true },
    { secretKey: 'another' },
    /^SECRET_KEY is not the one of this backup/,
  ],
  ['no key at all', { holdsKey: false }, {}, /^The shop of this backup had its SECRET_KEY as a setting/],
  ['another key on purpose', { holdsKey: true }, { secretKey: 'another', secretKeyChanged: true }, undefined],
])('checks SECRET_KEY with %s', (_, held, given, refusal) => {
  const check = () => refuseOtherKey({ manifest, ...held }, { secretKeyChanged: false, ...given })
  if (refusal) expect(check).toThrow(refusal)
  else check()
})
