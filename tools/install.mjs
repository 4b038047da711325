import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { withInstallLock } from './install-lock.mjs'

/** Installs the packages of the lockfile unless they are there. Throws an error whose message is for the user. */
export async function installWhenNeeded(root) {
  if (isInstalled(root)) return
  await withInstallLock(root, async (alsoHeldBy) => {
    if (isInstalled(root)) return
    const started = Date.now()
    process.stderr.write('Installing packages from package-lock.json (the first time takes about a minute) … ')
    await npmCi(root, alsoHeldBy)
    writeFileSync(stampPath(root), wantedStamp(root))
    process.stderr.write(`done in ${Math.round((Date.now() - started) / 1000)} s\n`)
  })
}

function isInstalled(root) {
  const stamp = stampPath(root)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wantedStamp(root)) return true
  if (!matchesLockfile(root)) return false
  try {
    writeFileSync(stamp, wantedStamp(root))
  } catch {
    // A read-only folder: the packages are there all the same.
  }
  return true
}

const stampPath = (root) => join(root, 'node_modules', '.mantel-installed')

/** Packages with binaries differ between platforms, so the stamp does too. */
function wantedStamp(root) {
  const digest = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  return `${digest} ${process.platform}-${process.arch}\n`
}

/** True after someone's own `npm install` or `npm ci`: npm notes in node_modules what it has put there, as its last step. */
function matchesLockfile(root) {
  const noted = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(noted)) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const present = JSON.parse(readFileSync(noted, 'utf8')).packages
  return Object.keys(wanted).every((path) => {
    if (!path.startsWith('node_modules/') || wanted[path].link) return true
    return path in present ? present[path].integrity === wanted[path].integrity : wanted[path].optional === true
  })
}

async function npmCi(root, alsoHeldBy) {
  const npm = spawnNpm(root)
  if (npm.pid) alsoHeldBy(npm.pid)
  let said = ''
  npm.stderr.setEncoding('utf8').on('data', (text) => {
    said += text
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
    throw new Error(`failed (npm: ${reasonOf(said, code)}). Check the network, then run the command again.`)
}

/** Development packages are wanted even where NODE_ENV=production would leave them out: the tests are one of the commands. */
function spawnNpm(root) {
  const args = ['ci', '--loglevel=error', '--no-progress', '--include=dev', '--include=optional']
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] }
  const callingNpm = process.env.npm_execpath
  if (callingNpm && /^npm-cli\.c?js$/.test(basename(callingNpm)))
    return spawn(process.execPath, [callingNpm, ...args], options)
  const windows = process.platform === 'win32'
  return spawn(windows ? 'npm.cmd' : 'npm', args, { ...options, shell: windows })
}

/** The first line in which npm says what is wrong rather than where. */
function reasonOf(said, code) {
  const lines = said.split('\n').flatMap((line) => /^npm (?:error|ERR!) (.*\S)/.exec(line)?.[1] ?? [])
  const isDetail = (line) => /^(code|errno|syscall|path|dest|A complete log)\b/.test(line)
  return lines.find((line) => !isDetail(line)) ?? `it ended with code ${code}`
}
