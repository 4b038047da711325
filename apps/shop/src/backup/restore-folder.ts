import { mkdir, readdir, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../operator-error.ts'
import { keyFile } from './manifest.ts'

/** Subfolder of DATA_DIR in which a restore collects its files: a mounted volume cannot be renamed as a whole. */
const staging = '.restoring'
const marker = 'mantel.json'
const isIgnored = (name: string) => /^(lost\+found|\.DS_Store)$|\.sock(\.|$)/.test(name)

/**
 * The restored files and folders, in the order in which they are moved into place. The marker file is last, because a folder without it
 * does not count as a shop's data.
 */
const restoredNames = ['db', 'media', 'downloads', 'uploads', 'mail', 'restored', keyFile, marker]

export type RestoreFolder = {
  /** The folder to write to. */
  staged: string
  /** Moves all files into place. */
  commit(): Promise<void>
  /** Removes everything that was written. */
  discard(): Promise<void>
}

/** Creates the folder, or refuses one that is not empty. Removes the files of an interrupted restore. */
export async function makeEmptyFolder(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    const names = await readdir(dataDir)
    const isInterrupted = names.includes(staging) && !names.includes(marker)
    const others = names.filter(
      (name) => !isIgnored(name) && !(isInterrupted && [staging, ...restoredNames].includes(name)),
    )
    if (others.length > 0)
      throw new OperatorError(
        `DATA_DIR ${dataDir} is not empty (${others.slice(0, 3).join(', ')}${others.length > 3 ? ' …' : ''}). ` +
          'Move it elsewhere, or set DATA_DIR to a new folder.',
      )
    if (isInterrupted) await removeAll(dataDir)
    return await realpath(dataDir)
  } catch (error) {
    if (error instanceof OperatorError) throw error
    throw new OperatorError(`DATA_DIR ${dataDir} cannot be written to (${(error as NodeJS.ErrnoException).code}).`)
  }
}

export async function openRestoreFolder(dataDir: string): Promise<RestoreFolder> {
  const staged = join(dataDir, staging)
  await mkdir(staged, { mode: 0o700 })
  return {
    staged,
    async commit() {
      await writeFile(join(staged, marker), `${JSON.stringify({ layout: 1 })}\n`)
      const stagedNames = await readdir(staged)
      for (const name of restoredNames)
        if (stagedNames.includes(name)) await rename(join(staged, name), join(dataDir, name))
      await rm(staged, { recursive: true })
    },
    discard: () => removeAll(dataDir),
  }
}

async function removeAll(dataDir: string): Promise<void> {
  for (const name of [...restoredNames.toReversed(), staging])
    await rm(join(dataDir, name), { recursive: true, force: true })
}
