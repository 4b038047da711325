import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseError, reasonOf } from './errors.ts'

/**
 * Locks the folder of the embedded database for this process. The lock file holds process id and start time, so that neither
 * a crash nor a reused process id leaves the folder locked.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const file = join(dataDir, 'db.pid')
  const owner = `${process.pid} ${await startTimeOf(process.pid)}`
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      await writeFile(file, owner, { flag: 'wx' })
      return () => rm(file, { force: true })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
        throw new DatabaseError('unusable', `Cannot write to ${dataDir} (${reasonOf(error)}). Choose another DATA_DIR.`)
      }
    }
    const holder = await readFile(file, 'utf8').catch(() => '')
    if (await isAlive(holder)) {
      throw new DatabaseError(
        'locked',
        `The embedded database in ${dataDir} is in use by process ${holder.split(' ')[0]}. Stop it, or set another DATA_DIR.`,
      )
    }
    await rm(file, { force: true })
  }
  throw new DatabaseError('locked', `The embedded database in ${dataDir} is being opened by another process.`)
}

async function isAlive(holder: string): Promise<boolean> {
  const [pid, started] = holder.split(' ')
  const id = Number(pid)
  if (!Number.isInteger(id) || id <= 0) return false
  try {
    process.kill(id, 0)
  } catch (error) {
    const isOtherUser = error instanceof Error && 'code' in error && error.code === 'EPERM'
    if (!isOtherUser) return false
  }
  return (await startTimeOf(id)) === started
}

/** Clock ticks since boot at which the process started; '' where the system has no /proc. */
async function startTimeOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}
