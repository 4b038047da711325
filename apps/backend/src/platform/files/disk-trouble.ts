import { randomUUID } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A disk with less free space counts as full: the embedded database hangs when it cannot add 16 MB to its log. */
const minFreeBytes = 32 * 1024 * 1024
const probeSize = 64 * 1024

/** The reason why nothing can be written to the folder, as a text to put after "the disk: "; null if it is writable. */
export async function findDiskTrouble(dir: string): Promise<string | null> {
  const probe = join(dir, `.write-probe-${process.pid}-${randomUUID()}`)
  try {
    await writeFile(probe, Buffer.alloc(probeSize))
    const { blocks, bavail, bsize } = await statfs(dir)
    // Some network file systems report no sizes at all.
    return blocks > 0 && bavail * bsize < minFreeBytes ? diskFull : null
  } catch (error) {
    return describeDiskError(error)
  } finally {
    await rm(probe, { force: true }).catch(() => {})
  }
}

const diskFull = 'disk full'

export function describeDiskError(error: unknown): string {
  const { code = 'unknown error' } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull
  return code === 'EROFS' ? 'disk is read-only' : `disk cannot be written to (${code})`
}
