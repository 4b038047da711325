import { execFile } from 'node:child_process'
import { readdir, rename, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const script = fileURLToPath(new URL('./create-cluster-process.ts', import.meta.url))

/**
 * Creates the embedded database if there is none. A separate process does it, because creation takes hundreds of megabytes
 * that a long-running process would not release. It works in a temporary folder, so that a killed process leaves no
 * incomplete database.
 */
export async function createCluster(folder: string): Promise<void> {
  const content = await readdir(folder).catch(() => [])
  if (content.length > 0) return
  const unfinished = `${folder}.new`
  await rm(unfinished, { recursive: true, force: true })
  await promisify(execFile)(process.execPath, [script, unfinished])
  await rm(folder, { recursive: true, force: true })
  await rename(unfinished, folder)
}
