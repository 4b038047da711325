import { readdir, rm, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Tracks the files in a folder and their last use, and removes the least recently used ones above the size limit. */
export type DiskUsage = {
  /** True if the caller should also update the file's modification time, because it is hours old. */
  recordUse(path: string, bytes: number): Promise<boolean>
}

const touchIntervalMs = 6 * 3600_000
/** Share of the limit that remains after a cleanup, so that not every new file causes one. */
const cleanupTarget = 0.9

type FileUse = { bytes: number; usedAt: number }

export function createDiskUsage({ dir, limit }: { dir: string; limit: number }): DiskUsage {
  /** Oldest use first. Read from the folder on first use. */
  let opened: Promise<Map<string, FileUse>> | undefined
  let totalBytes = 0
  let cleaning: Promise<void> | undefined

  async function open(): Promise<Map<string, FileUse>> {
    const found = await listFiles(dir)
    totalBytes = found.reduce((sum, { bytes }) => sum + bytes, 0)
    return new Map(found.map(({ path, bytes, usedAt }) => [path, { bytes, usedAt }]))
  }

  async function noteUse(path: string, bytes: number): Promise<boolean> {
    opened ??= open()
    const files = await opened
    const before = files.get(path)
    const stale = before !== undefined && Date.now() - before.usedAt > touchIntervalMs
    totalBytes += bytes - (before?.bytes ?? 0)
    files.delete(path)
    files.set(path, { bytes, usedAt: before && !stale ? before.usedAt : Date.now() })
    if (totalBytes > limit) {
      cleaning ??= clean(files).finally(() => {
        cleaning = undefined
      })
      await cleaning
    }
    return stale
  }

  async function clean(files: Map<string, FileUse>): Promise<void> {
    for (const [path, { bytes }] of files) {
      if (totalBytes <= limit * cleanupTarget) break
      files.delete(path)
      totalBytes -= bytes
      await rm(join(dir, path), { force: true }).catch(() => {})
    }
  }

  return { recordUse: noteUse }
}

/** Lists the files and deletes temporary files that a crash left behind. */
async function listFiles(dir: string): Promise<({ path: string } & FileUse)[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => [])
  const found: ({ path: string } & FileUse)[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    if (entry.name.startsWith('.')) await rm(file, { force: true }).catch(() => {})
    const status = await stat(file).catch(() => null)
    if (status)
      found.push({ path: relative(dir, file).replaceAll('\\', '/'), bytes: status.size, usedAt: status.mtimeMs })
  }
  return found.sort((a, b) => a.usedAt - b.usedAt)
}
