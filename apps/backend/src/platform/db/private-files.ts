import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** All bits of group and others. */
const groupAndOthers = 0o077

/**
 * Keeps group and others out of every file that this thread creates. The process's umask is not enough: the embedded
 * database sets the mode of each new file itself, up to 0666.
 */
export function keepFilesPrivate(): void {
  const { chmodSync, fchmodSync } = fs
  fs.chmodSync = (path, mode) => chmodSync(path, Number(mode) & ~groupAndOthers)
  fs.fchmodSync = (file, mode) => fchmodSync(file, Number(mode) & ~groupAndOthers)
  syncBuiltinESMExports()
}
