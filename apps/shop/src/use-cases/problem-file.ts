import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const bufferedCharacters = 64_000

/**
 * Collects the problems of an import in a text file beside the imported one, or in the system's folder for temporary
 * files where that folder is read-only. Without problems there is no file, and the one of an earlier import is removed. Only
 * its owner can read it: problems quote documents.
 */
export function createProblemFile(importedFile: string) {
  let opened: { path: string; descriptor: number } | undefined
  let buffer = ''
  removeEarlier(problemPath(importedFile))

  function flush(): void {
    if (buffer === '') return
    opened ??= openFile(importedFile)
    writeSync(opened.descriptor, buffer)
    buffer = ''
  }

  return {
    add(line: string): void {
      buffer += `${line}\n`
      if (buffer.length > bufferedCharacters) flush()
    },
    /** Returns the path of the file, if there is one. */
    close(): string | undefined {
      flush()
      if (opened) closeSync(opened.descriptor)
      return opened?.path
    },
  }
}

const problemPath = (importedFile: string) => `${importedFile}.problems.txt`

/** Ignores a failure: in a read-only folder the file of an earlier import cannot be removed. */
function removeEarlier(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {}
}

function openFile(importedFile: string): { path: string; descriptor: number } {
  const path = problemPath(importedFile)
  try {
    return { path, descriptor: openSync(path, 'w', 0o600) }
  } catch {
    const temporaryPath = join(mkdtempSync(join(tmpdir(), 'mantel-import-')), basename(path))
    return { path: temporaryPath, descriptor: openSync(temporaryPath, 'w', 0o600) }
  }
}
