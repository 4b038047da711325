import { createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Connection, isEmptyDatabase, loadTables, refreshStatistics } from '@mantel/backend'
import { OperatorError } from '../operator-error.ts'
import {
  dataFolders,
  type GivenSettings,
  keyFile,
  type Manifest,
  manifestFile,
  rowsFolder,
  settingsFile,
  settingsSchema,
  storesFolder,
} from './manifest.ts'
import { readArchive, readText } from './read-archive.ts'
import type { TarEntry } from './tar.ts'

export type RestoreTarget = {
  /** An empty database. */
  connection: Connection
  /** Temporary folder for the files. The caller moves them into place on success and removes them on failure. */
  folder: string
  /** The folder of stores/ in this project, which is compared and not changed. */
  storesDir: string
}

export type RestoreResult = {
  rows: number
  files: number
  settings: GivenSettings
  /** Tables of the backup that the shop does not know. */
  unknownTables: string[]
  /** Files of stores/ that differ from the project's; they are in restored/stores. */
  otherStores: string[]
}

/** One transaction of the database spans the whole archive: a wrong checksum at its end undoes everything. */
export async function restoreBackup(
  { connection, folder, storesDir }: RestoreTarget,
  file: string,
  { migrations, tables }: Manifest,
  signal: AbortSignal,
): Promise<RestoreResult> {
  const { db } = connection
  if (!(await isEmptyDatabase(db)))
    throw new OperatorError('The database is not empty. Create a new one and set DATABASE_URL to it.')
  const result: RestoreResult = {
    rows: 0,
    files: 0,
    settings: { values: {}, secrets: [] },
    unknownTables: [],
    otherStores: [],
  }

  async function* parts() {
    for await (const entry of readArchive(file)) {
      signal.throwIfAborted()
      const table = tableOf(entry.name)
      if (table !== undefined) yield { table, text: await readText(entry.body) }
      else await restoreFile(entry)
    }
  }

  async function restoreFile(entry: TarEntry): Promise<void> {
    const { name } = entry
    if (name === manifestFile) return
    if (name === settingsFile) result.settings = settingsSchema.parse(JSON.parse(await readText(entry.body)))
    else if (name.startsWith(storesFolder)) await restoreStoreFile(entry)
    else {
      await writeEntry(folder, name, entry.body)
      result.files++
    }
  }

  /**
   * stores/ belongs to the project's sources: a file that differs is saved in `restored`, for the operator to compare.
   */
  async function restoreStoreFile({ name, body }: TarEntry): Promise<void> {
    const path = name.slice(storesFolder.length)
    const chunks: Buffer[] = []
    for await (const chunk of body) chunks.push(chunk)
    const content = Buffer.concat(chunks)
    const own = await readFile(join(storesDir, safePath(path))).catch(() => undefined)
    if (own?.equals(content)) return
    await writeEntry(folder, `restored/${name}`, [content])
    result.otherStores.push(path)
  }

  const loaded = await loadTables(db, { migrations, columns: tables, parts: parts() })
  await refreshStatistics(db)
  return { ...result, rows: loaded.rows, unknownTables: loaded.unknown }
}

function tableOf(name: string): string | undefined {
  return name.startsWith(rowsFolder) ? name.slice(rowsFolder.length).split('/')[0] : undefined
}

async function writeEntry(folder: string, name: string, body: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<void> {
  const isKnown = name === keyFile || [...dataFolders, `restored/${storesFolder}`].some((one) => name.startsWith(one))
  if (!isKnown)
    throw new OperatorError(
      `The backup contains a file that this version does not know: ${name}. Nothing was restored.`,
    )
  const path = join(folder, safePath(name))
  await mkdir(dirname(path), { recursive: true })
  await pipeline(body, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
}

/** Rejects a name that points outside the folder. */
function safePath(name: string): string {
  if (posix.isAbsolute(name) || name.includes('\\') || name.includes('\0') || name.split('/').includes('..'))
    throw new OperatorError(`The backup names a file outside its folder: ${name}. Nothing was restored.`)
  return name
}
