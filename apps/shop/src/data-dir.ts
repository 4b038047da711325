import { mkdir, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from './refusal.ts'

const markerName = 'mantel.json'
const layout = 1

/** What a fresh folder or a freshly mounted volume may hold. */
const harmless = new Set(['lost+found', '.DS_Store'])

/**
 * Makes sure that the folder is there, is ours and can be written to, and gives its real path.
 * A folder that holds other things is left alone.
 */
export async function prepareDataDir(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    const isFile = error.code === 'EEXIST' || error.code === 'ENOTDIR'
    throw new Refusal(
      isFile
        ? `DATA_DIR ${dataDir} is not a folder. Set DATA_DIR to a folder for the shop's data.`
        : `DATA_DIR ${dataDir} cannot be created (${error.code}). Set DATA_DIR to a folder that may be written to.`,
    )
  })
  const entries = await readdir(dataDir).catch(refuseAccess(dataDir))
  if (entries.includes(markerName)) await checkOwnFolder(dataDir)
  else if (entries.every((entry) => harmless.has(entry)))
    await writeFile(join(dataDir, markerName), `${JSON.stringify({ layout })}\n`).catch(refuseAccess(dataDir))
  else throw new Refusal(`DATA_DIR ${dataDir} holds files of something else. Set DATA_DIR to an empty or a new folder.`)
  return realpath(dataDir)
}

async function checkOwnFolder(dataDir: string): Promise<void> {
  const found = await readLayout(dataDir)
  if (found !== layout)
    throw new Refusal(
      `DATA_DIR ${dataDir} was written by another version of Mantel (layout ${found}, this one knows ${layout}). ` +
        'Run that version, or set DATA_DIR to another folder.',
    )
  const probe = join(dataDir, `.write-probe-${process.pid}`)
  await writeFile(probe, '').catch(refuseAccess(dataDir))
  await rm(probe)
}

async function readLayout(dataDir: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(dataDir, markerName), 'utf8')).layout
  } catch {
    return 'unreadable'
  }
}

function refuseAccess(dataDir: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    throw new Refusal(
      `DATA_DIR ${dataDir} cannot be written to (${error.code}). Give this user access, or set DATA_DIR to another folder.`,
    )
  }
}
