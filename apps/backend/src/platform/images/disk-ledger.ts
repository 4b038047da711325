import { readdir, rm, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Knows what lies in a folder and when it was used last, and removes the oldest beyond the limit. */
export type DiskLedger = {
  /** True when the use is worth noting on disk too: it is hours since it was. */
  noteUse(path: string, bytes: number): Promise<boolean>
}

const noteAgainAfterMs = 6 * 3600_000
/** Room made in one go, so that not every new file removes one. */
const target = 0.9

type Line = { bytes: number; noted: number }

export function createDiskLedger({ dir, limit }: { dir: string; limit: number }): DiskLedger {
  /** Oldest use first. Read from the folder once, when it is first needed. */
  let opened: Promise<Map<string, Line>> | undefined
  let held = 0
  let cleaning: Promise<void> | undefined

  async function open(): Promise<Map<string, Line>> {
    const found = await listFiles(dir)
    held = found.reduce((sum, { bytes }) => sum + bytes, 0)
    return new Map(found.map(({ path, bytes, noted }) => [path, { bytes, noted }]))
  }

  async function noteUse(path: string, bytes: number): Promise<boolean> {
    opened ??= open()
    const lines = await opened
    const before = lines.get(path)
    const stale = before !== undefined && Date.now() - before.noted > noteAgainAfterMs
    held += bytes - (before?.bytes ?? 0)
    lines.delete(path)
    lines.set(path, { bytes, noted: before && !stale ? before.noted : Date.now() })
    if (held > limit) {
      cleaning ??= clean(lines).finally(() => {
        cleaning = undefined
      })
      await cleaning
    }
    return stale
  }

  async function clean(lines: Map<string, Line>): Promise<void> {
    for (const [path, { bytes }] of lines) {
      if (held <= limit * target) break
      lines.delete(path)
      held -= bytes
      await rm(join(dir, path), { force: true }).catch(() => {})
    }
  }

  return { noteUse }
}

/** What a crash left half written goes at once. */
async function listFiles(dir: string): Promise<({ path: string } & Line)[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => [])
  const found: ({ path: string } & Line)[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    if (entry.name.startsWith('.')) await rm(file, { force: true }).catch(() => {})
    const status = await stat(file).catch(() => null)
    if (status)
      found.push({ path: relative(dir, file).replaceAll('\\', '/'), bytes: status.size, noted: status.mtimeMs })
  }
  return found.sort((a, b) => a.noted - b.noted)
}
