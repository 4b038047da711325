import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Runs the work while no other process of this project installs. The lock file is outside node_modules, which npm empties,
 * and contains the ids of the processes that hold it; a lock of dead processes is taken over.
 */
export async function withInstallLock(root, work) {
  const lock = join(root, '.cache', 'install.lock')
  mkdirSync(dirname(lock), { recursive: true })
  let isWaitAnnounced = false
  while (!tryAcquire(lock)) {
    if (isStale(lock)) removeStale(lock)
    else if (!isWaitAnnounced) {
      process.stderr.write('Another process is installing the packages; waiting for it …\n')
      isWaitAnnounced = true
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  try {
    return await work((pid) => writeFileSync(lock, `${process.pid} ${pid}`))
  } finally {
    rmSync(lock, { force: true })
  }
}

/** Created by linking, so that a reader never sees a lock without its owner. */
function tryAcquire(lock) {
  const ownFile = `${lock}.${process.pid}`
  writeFileSync(ownFile, String(process.pid))
  try {
    linkSync(ownFile, lock)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(ownFile)
  }
}

function isStale(lock) {
  try {
    return readFileSync(lock, 'utf8').split(' ').every(isDead)
  } catch {
    return false
  }
}

function isDead(pid) {
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

/** Renames first: only one of several waiting processes succeeds, and a lock taken again in between is put back. */
function removeStale(lock) {
  const claimed = `${lock}.${process.pid}`
  try {
    renameSync(lock, claimed)
    if (isStale(claimed)) rmSync(claimed)
    else renameSync(claimed, lock)
  } catch {
    // Another process has removed it first.
  }
}
