import { chmod, lstat, opendir } from 'node:fs/promises'
import { join } from 'node:path'

/** The permission bits of group and others. */
const groupAndOthers = 0o077

/** Files of this process and of the processes that it starts are readable by its user alone. */
export function keepNewFilesPrivate(): void {
  process.umask(groupAndOthers)
}

/**
 * Removes the access of group and others to a data folder of an earlier version or one restored from a copy: folders
 * become 0700, files 0600. Does nothing if folder and marker are already private; the marker comes last, so that an
 * interrupted start continues. Resolves to the paths whose mode this user may not change.
 */
export async function makePrivate(dataDir: string, marker: string): Promise<string[]> {
  if (process.platform === 'win32') return []
  const [folder, file] = await Promise.all([lstat(dataDir), lstat(join(dataDir, marker))])
  if (((folder.mode | file.mode) & groupAndOthers) === 0) return []
  const failed: string[] = []
  await removeForeignAccess(dataDir, failed)
  for await (const path of walk(dataDir)) if (path !== join(dataDir, marker)) await removeForeignAccess(path, failed)
  await removeForeignAccess(join(dataDir, marker), failed)
  return failed
}

/** Lists each folder before its contents. Skips symbolic links: their targets do not belong to the shop. */
async function* walk(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(() => [])
  for await (const entry of entries) {
    if (entry.isSymbolicLink()) continue
    const path = join(folder, entry.name)
    yield path
    if (entry.isDirectory()) yield* walk(path)
  }
}

/** Ignores a missing file: other processes may delete files of the folder at the same time. */
async function removeForeignAccess(path: string, failed: string[]): Promise<void> {
  try {
    const status = await lstat(path)
    if (status.mode & groupAndOthers) await chmod(path, status.isDirectory() ? 0o700 : 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') failed.push(path)
  }
}
