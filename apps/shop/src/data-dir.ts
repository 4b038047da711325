import { mkdir, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeDiskError, findDiskTrouble } from '@mantel/backend/disk'
import { OperatorError } from './operator-error.ts'
import { makePrivate } from './private-files.ts'

const markerName = 'mantel.json'
const layout = 1

/** Entries that a new folder or a newly mounted volume may contain. */
const ignoredEntries = new Set(['lost+found', '.DS_Store'])

/**
 * Creates the data folder if needed, checks that Mantel owns it and can write to it, closes it to other users and returns
 * its real path. Never writes to a folder that contains other files.
 */
export async function prepareDataDir(
  dataDir: string,
  warn: (line: string) => Promise<void> | void = () => {},
): Promise<string> {
  await mkdir(dataDir, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    const isFile = error.code === 'EEXIST' || error.code === 'ENOTDIR'
    throw new OperatorError(
      isFile
        ? `DATA_DIR ${dataDir} is not a folder. Set DATA_DIR to a folder for the shop's data.`
        : `DATA_DIR ${dataDir} cannot be created: ${describeDiskError(error)}. Set DATA_DIR to a folder that may be written to.`,
    )
  })
  const entries = await readdir(dataDir).catch(throwAccessError(dataDir))
  if (entries.includes(markerName)) await checkOwnFolder(dataDir)
  else if (entries.every((entry) => ignoredEntries.has(entry)))
    await writeFile(join(dataDir, markerName), `${JSON.stringify({ layout })}\n`).catch(throwAccessError(dataDir))
  else
    throw new OperatorError(
      `DATA_DIR ${dataDir} contains files that do not belong to Mantel. Set DATA_DIR to an empty or a new folder.`,
    )
  const [open] = await makePrivate(dataDir, markerName)
  if (open) await warn(`${open} can be read by other users of this machine, and its mode cannot be changed.`)
  return realpath(dataDir)
}

/** For a serving process: a shop on a full disk could take no order. */
export async function refuseFullDisk(dataDir: string): Promise<void> {
  const trouble = await findDiskTrouble(dataDir)
  if (trouble)
    throw new OperatorError(`DATA_DIR ${dataDir}: ${trouble}. Free space there, or set DATA_DIR to another disk.`)
}

async function checkOwnFolder(dataDir: string): Promise<void> {
  const found = await readLayout(dataDir)
  if (found !== layout)
    throw new OperatorError(
      `DATA_DIR ${dataDir} was written by another version of Mantel (layout ${found}, this one knows ${layout}). ` +
        'Run that version, or set DATA_DIR to another folder.',
    )
  const probe = join(dataDir, `.write-probe-${process.pid}`)
  await writeFile(probe, '').catch(throwAccessError(dataDir))
  await rm(probe)
}

async function readLayout(dataDir: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(dataDir, markerName), 'utf8')).layout
  } catch {
    return 'unreadable'
  }
}

function throwAccessError(dataDir: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    if (error.code !== 'EACCES' && error.code !== 'EPERM')
      throw new OperatorError(`DATA_DIR ${dataDir}: ${describeDiskError(error)}. Set DATA_DIR to another folder.`)
    throw new OperatorError(
      `DATA_DIR ${dataDir} cannot be written to (${error.code}). Give this user access, or set DATA_DIR to another folder.`,
    )
  }
}
