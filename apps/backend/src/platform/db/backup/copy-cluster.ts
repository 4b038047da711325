import { constants } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PgliteThread } from '../queue-pglite.ts'

const parallelCopies = 16
const walFolder = 'pg_wal'

type WalRange = { first: string; last: string }

/**
 * Copies the files of the embedded database while no statement runs. The shop waits for its database as long as the copy
 * takes, so only the write-ahead log since the checkpoint is copied: older segments are kept for reuse and hold nothing
 * that the copy needs.
 */
export async function copyCluster(pglite: PgliteThread, folder: string, target: string): Promise<void> {
  await pglite.exclusively(async (query) => {
    await query('checkpoint')
    const { rows } = await query(`select redo_wal_file as first, pg_walfile_name(pg_current_wal_insert_lsn()) as last
      from pg_control_checkpoint()`)
    await copyFolder(folder, target, rows[0] as WalRange)
  })
}

async function copyFolder(folder: string, target: string, wal: WalRange): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const pathOf = (entry: (typeof entries)[number]) => join(entry.parentPath, entry.name).slice(folder.length)
  await mkdir(target, { recursive: true, mode: 0o700 })
  for (const entry of entries) if (entry.isDirectory()) await mkdir(join(target, pathOf(entry)), { recursive: true })
  const files = entries.filter((entry) => entry.isFile() && isNeeded(entry.parentPath, entry.name, folder, wal))
  const copyNext = async () => {
    for (let entry = files.pop(); entry; entry = files.pop())
      await copyFile(join(folder, pathOf(entry)), join(target, pathOf(entry)), constants.COPYFILE_FICLONE)
  }
  await Promise.all(Array.from({ length: parallelCopies }, copyNext))
}

function isNeeded(parent: string, name: string, folder: string, { first, last }: WalRange): boolean {
  return parent !== join(folder, walFolder) || (name >= first && name <= last)
}
