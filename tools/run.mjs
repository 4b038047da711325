/**
 * Entry point of all commands: `node tools/run.mjs <task> [arguments]`. Runs on Node 18 and newer without any package,
 * installs the packages when needed, and starts the task on Node 24, which runs TypeScript directly.
 */
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findNode, neededNode } from './find-node.mjs'
import { installWhenNeeded } from './install.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

const tasks = {
  start: ['apps/shop/src/main.ts'],
  dev: ['--watch', '--watch-preserve-output', 'apps/shop/src/main.ts', '--dev'],
  seed: ['apps/shop/src/command.ts', 'seed'],
  import: ['apps/shop/src/command.ts', 'import'],
  export: ['apps/shop/src/command.ts', 'export'],
  reindex: ['apps/shop/src/command.ts', 'reindex'],
  backup: ['apps/shop/src/command.ts', 'backup'],
  restore: ['apps/shop/src/command.ts', 'restore'],
  shop: ['apps/shop/src/command.ts'],
  bench: ['bench/run.ts'],
  test: ['tools/test.ts'],
  verify: ['tools/verify.ts'],
}

/** The other tasks run the shop, which needs a third of the packages. */
const tasksWithTools = ['bench', 'test', 'verify']

const [name = '', ...args] = process.argv.slice(2)
const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined
if (task) await main(task).catch((error) => fail(error.message))
else fail(`Unknown task "${name}". There are: ${Object.keys(tasks).join(', ')}.`)

async function main(task) {
  await installWhenNeeded(root, { withTools: tasksWithTools.includes(name) })
  const node = findNode(root)
  if (!node) {
    const platform = `${process.platform}-${process.arch}`
    return fail(
      `Mantel needs Node ${neededNode} or newer, but this is ${process.version} and npm has no package for ${platform}. Install it from nodejs.org.`,
    )
  }
  // Node before 24.12 prints a warning about type stripping at every start.
  runTask(node, ['--disable-warning=ExperimentalWarning', ...task, ...args])
}

/** Forwards signals to the child, which decides when to exit; this process then exits with the same code. */
function runTask(node, nodeArgs) {
  // npm runs scripts in the project's folder, but file arguments are relative to the folder in which the user called npm.
  const calledFrom = (process.cwd() === root && process.env.INIT_CWD) || process.cwd()
  // Caches stripped and compiled sources between starts.
  const compileCache = join(root, 'node_modules', '.cache', 'node')
  // With an arena for each thread, glibc keeps 15 to 40 MB more of a shop's freed memory.
  const memory = { MALLOC_ARENA_MAX: '1' }
  const env = { NODE_COMPILE_CACHE: compileCache, ...memory, ...process.env, MANTEL_CALLED_FROM: calledFrom }
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

/** npm forwards a signal to its shell, which exits without forwarding it. */
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
