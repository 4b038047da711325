/**
 * The door to every command: `node tools/run.mjs <task> [arguments]`. Runs on Node 18 and newer without any package,
 * installs the packages when needed, and hands over to Node 24, which runs TypeScript as it is.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installWhenNeeded } from './install.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const neededNode = 24

const tasks = {
  start: ['apps/shop/src/main.ts'],
  dev: ['--watch', '--watch-preserve-output', 'apps/shop/src/main.ts', '--dev'],
  seed: ['apps/shop/src/command.ts', 'seed'],
  import: ['apps/shop/src/command.ts', 'import'],
  export: ['apps/shop/src/command.ts', 'export'],
  reindex: ['apps/shop/src/command.ts', 'reindex'],
  shop: ['apps/shop/src/command.ts'],
  bench: ['bench/run.ts'],
  test: ['tools/test.ts'],
  verify: ['tools/verify.ts'],
}

const [name = '', ...args] = process.argv.slice(2)
const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined
if (task) await main(task).catch((error) => fail(error.message))
else fail(`Unknown task "${name}". There are: ${Object.keys(tasks).join(', ')}.`)

async function main(task) {
  await installWhenNeeded(root)
  const node = findNode()
  if (!node) {
    const platform = `${process.platform}-${process.arch}`
    return fail(
      `Node ${neededNode} or newer is needed, this is ${process.version}, and npm has none for ${platform}. Install it from nodejs.org.`,
    )
  }
  // Before 24.12 Node announces on every start that it strips types.
  handOver(node, ['--disable-warning=ExperimentalWarning', ...task, ...args])
}

function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= neededNode) return process.execPath
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const binary = process.platform === 'win32' ? 'node.exe' : 'node'
  const pinned = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', binary)
  return existsSync(pinned) ? pinned : null
}

/** Signals are passed on and not acted upon: the child decides when it is done, and this process ends as it ended. */
function handOver(node, nodeArgs) {
  // npm runs scripts in the project's folder; files named by the caller are meant from where the caller stands.
  const calledFrom = (process.cwd() === root && process.env.INIT_CWD) || process.cwd()
  // Types are stripped and sources compiled once, not at every start.
  const compileCache = join(root, 'node_modules', '.cache', 'node')
  const env = { NODE_COMPILE_CACHE: compileCache, ...process.env, MANTEL_CALLED_FROM: calledFrom }
  const child = spawn(node, nodeArgs, { cwd: root, env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event) endWithShellOfNpm(child)
  child.on('error', (error) => fail(`Node could not be started (${error.message}).`))
  child.on('exit', (code, signal) => {
    if (!signal) return process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

/** npm passes a signal on to the shell it started, which dies of it without telling anyone. */
function endWithShellOfNpm(child) {
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 200)
}

function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}
