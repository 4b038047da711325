import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import {
  type Connection,
  describeTables,
  dumpTables,
  fingerprintOf,
  listMigrations,
  readSnapshot,
} from '@mantel/backend'
import { OperatorError } from '../operator-error.ts'
import {
  currentFormat,
  dataFolders,
  type GivenSettings,
  keyFile,
  type Manifest,
  manifestFile,
  rowsFolder,
  settingsFile,
  storesFolder,
  uploadsFolder,
} from './manifest.ts'
import { type ArchiveWriter, createArchive } from './write-archive.ts'

export type BackupSource = {
  connection: Connection
  dataDir: string
  /** The folder of stores/. */
  storesDir: string
  secretKey: string
  settings: GivenSettings
  version: string
  now: () => Date
}

export type BackupResult = { tables: number; rows: number; files: number; size: number }

const scratchPrefix = '.backup-'

/**
 * Writes all data that cannot be regenerated into one file, while the shop runs. The database is read in one snapshot,
 * which contains every order that was acknowledged before the call. Pictures are read afterwards: none is ever removed,
 * so all pictures that the rows refer to exist. Uploads are removed with their cart.
 */
export async function writeBackup(source: BackupSource, file: string, signal: AbortSignal): Promise<BackupResult> {
  const { connection, dataDir } = source
  if (existsSync(file)) throw new OperatorError(`${file} exists already. Choose another name.`)
  await removeScratch(dataDir)
  const archive = await createArchive(file, source.now())
  try {
    const scratch = join(dataDir, `${scratchPrefix}${randomBytes(3).toString('hex')}`)
    const counts = await readSnapshot(connection, scratch, async (tx) => {
      signal.throwIfAborted()
      const columns = await describeTables(tx)
      await archive.add(manifestFile, json(await manifestOf(source, tx, columns)))
      return { tables: Object.keys(columns).length, rows: await addRows(archive, tx, signal) }
    })
    const files = await addFiles(archive, source, signal)
    return { ...counts, files, size: await archive.finish() }
  } catch (error) {
    await archive.abort()
    throw (error as NodeJS.ErrnoException).code === 'ENOSPC'
      ? new OperatorError('The disk is full. No backup was made.')
      : error
  }
}

async function manifestOf(
  { connection, secretKey, version, now }: BackupSource,
  tx: Connection['db'],
  tables: Record<string, string[]>,
): Promise<Manifest> {
  return {
    format: currentFormat,
    version,
    taken_at: now().toISOString(),
    engine: connection.engine,
    migrations: await listMigrations(tx),
    tables,
    key_fingerprint: fingerprintOf(secretKey),
  }
}

async function addRows(archive: ArchiveWriter, tx: Connection['db'], signal: AbortSignal): Promise<number> {
  let count = 0
  for await (const { table, part, rows, text } of dumpTables(tx)) {
    signal.throwIfAborted()
    await archive.add(`${rowsFolder}${table}/${String(part).padStart(6, '0')}.jsonl`, text)
    count += rows
  }
  return count
}

export async function addFiles(
  archive: ArchiveWriter,
  source: Pick<BackupSource, 'dataDir' | 'storesDir' | 'settings'>,
  signal: AbortSignal,
): Promise<number> {
  const { dataDir, storesDir, settings } = source
  await archive.add(settingsFile, json(settings))
  // If SECRET_KEY is a setting, there is no key file, and the operator has to keep the key.
  if (!settings.secrets.includes('SECRET_KEY')) await archive.addFile(keyFile, join(dataDir, keyFile))
  let count = 0
  for (const [prefix, folder] of [
    [storesFolder, storesDir],
    ...dataFolders.map((prefix) => [prefix, join(dataDir, prefix)] as const),
  ] as const)
    for (const path of await listFiles(folder)) {
      signal.throwIfAborted()
      if (await addFile(archive, `${prefix}${path.split(sep).join('/')}`, join(folder, path))) count++
    }
  return count
}

/** False: the file is an upload that was removed after it was listed. */
async function addFile(archive: ArchiveWriter, name: string, path: string): Promise<boolean> {
  try {
    await archive.addFile(name, path)
    return true
  } catch (error) {
    if (name.startsWith(uploadsFolder) && (error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

/** Relative paths. Names with a dot in front are files that are still being written; links are left alone. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
}

/** Removes temporary copies of the database that a killed process has left behind. */
async function removeScratch(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir))
    if (name.startsWith(scratchPrefix)) await rm(join(dataDir, name), { recursive: true, force: true })
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
