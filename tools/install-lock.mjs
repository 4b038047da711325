import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Runs the work while no other process of this project installs. The lock stands outside node_modules, which npm empties,
 * and names the processes that hold it; one left behind by processes that died is taken over.
 */
export async function withInstallLock(root, work) {
  const lock = join(root, '.cache', 'install.lock')
  mkdirSync(dirname(lock), { recursive: true })
  let told = false
  while (!take(lock)) {
    if (isLeftBehind(lock)) removeLeftBehind(lock)
    else if (!told) {
      process.stderr.write('Another process installs the packages; waiting for it …\n')
      told = true
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  try {
    return await work((pid) => writeFileSync(lock, `${process.pid} ${pid}`))
  } finally {
    rmSync(lock, { force: true })
  }
}

/** Linked into place, so that nobody ever reads a lock without its owner. */
function take(lock) {
  const own = `${lock}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, lock)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own)
  }
}

function isLeftBehind(lock) {
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

/** Moved aside first: of several that wait only one succeeds, and a lock that was taken anew in between is put back. */
function removeLeftBehind(lock) {
  const aside = `${lock}.${process.pid}`
  try {
    renameSync(lock, aside)
    if (isLeftBehind(aside)) rmSync(aside)
    else renameSync(aside, lock)
  } catch {
    // Another process was quicker.
  }
}
