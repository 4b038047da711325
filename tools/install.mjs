import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { nodePackages } from './find-node.mjs'
import { withInstallLock } from './install-lock.mjs'

/**
 * Installs the packages of the lockfile unless they are installed: with withTools all of them, otherwise only those that
 * running the shop needs. The message of a thrown error is shown to the user.
 */
export async function installWhenNeeded(root, { withTools }) {
  if (isInstalled(root, withTools)) return
  await withInstallLock(root, async (alsoHeldBy) => {
    if (isInstalled(root, withTools)) return
    const started = Date.now()
    const isAddition = withTools && isInstalled(root, false)
    process.stderr.write(
      isAddition
        ? 'Installing the packages for tests and benchmarks … '
        : 'Installing packages from package-lock.json (the first time takes about a minute) … ',
    )
    await runNpm(isAddition ? addition : withTools ? everything : onlyRunning, root, alsoHeldBy)
    removeHeaders(root)
    writeFileSync(stampPath(root), wantedStamp(root, withTools))
    process.stderr.write(`done in ${Math.round((Date.now() - started) / 1000)} s\n`)
  })
}

/** Includes development packages even with NODE_ENV=production, because `npm test` is one of the commands. */
const everything = ['ci', '--include=dev', '--include=optional']
const onlyRunning = ['ci', '--omit=dev', '--include=optional']
/** `npm ci` would first remove all packages, and with them those of a running shop. */
const addition = ['install', '--no-save', '--include=dev', '--include=optional']

function isInstalled(root, withTools) {
  const stamp = stampPath(root)
  const found = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (found === wantedStamp(root, true) || (!withTools && found === wantedStamp(root, false))) return true
  if (!matchesLockfile(root, withTools)) return false
  try {
    writeFileSync(stamp, wantedStamp(root, withTools))
  } catch {
    // A read-only folder; the packages are installed nevertheless.
  }
  return true
}

const stampPath = (root) => join(root, 'node_modules', '.mantel-installed')

/** Packages with binaries differ between platforms, so the stamp does too. */
function wantedStamp(root, withTools) {
  const digest = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  return `${digest} ${process.platform}-${process.arch}${withTools ? '' : ' without tools'}\n`
}

/** The Node packages contain 67 MB of headers for compiling native code. */
function removeHeaders(root) {
  for (const name of nodePackages) rmSync(join(root, 'node_modules', name, 'include'), { recursive: true, force: true })
}

/**
 * True after a manual `npm install` or `npm ci`: npm's last step writes the list of installed packages into node_modules.
 * Packages in the node_modules of a workspace are in that list too, but in another folder, so they are looked up.
 */
function matchesLockfile(root, withTools) {
  const installedList = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedList)) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const present = JSON.parse(readFileSync(installedList, 'utf8')).packages
  return Object.keys(wanted).every((path) => {
    if (wanted[path].link) return existsSync(join(root, path))
    if (!path.includes('node_modules/') || (wanted[path].dev && !withTools)) return true
    const isThere = path in present && (path.startsWith('node_modules/') || existsSync(join(root, path)))
    return isThere ? present[path].integrity === wanted[path].integrity : wanted[path].optional === true
  })
}

async function runNpm(command, root, alsoHeldBy) {
  const npm = spawnNpm(command, root)
  if (npm.pid) alsoHeldBy(npm.pid)
  let output = ''
  npm.stderr.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  const stop = () => npm.kill('SIGTERM')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop)
  const [code, signal] = await new Promise((resolve, reject) => {
    npm.on('error', (error) => reject(new Error(`failed: npm could not be run (${error.message}). Install npm.`)))
    npm.on('close', (...end) => resolve(end))
  })
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(name, stop)
  if (signal) throw new Error('interrupted.')
  if (code !== 0)
    throw new Error(`failed (npm: ${reasonOf(output, code)}). Check the network, then run the command again.`)
}

function spawnNpm(command, root) {
  const args = [...command, '--loglevel=error', '--no-progress']
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] }
  const callingNpm = process.env.npm_execpath
  if (callingNpm && /^npm-cli\.c?js$/.test(basename(callingNpm)))
    return spawn(process.execPath, [callingNpm, ...args], options)
  const windows = process.platform === 'win32'
  return spawn(windows ? 'npm.cmd' : 'npm', args, { ...options, shell: windows })
}

/** The first line of npm's output that states the reason. */
function reasonOf(output, code) {
  const lines = output.split('\n').flatMap((line) => /^npm (?:error|ERR!) (.*\S)/.exec(line)?.[1] ?? [])
  const isDetail = (line) => /^(code|errno|syscall|path|dest|A complete log)\b/.test(line)
  return lines.find((line) => !isDetail(line)) ?? `it exited with code ${code}`
}
