import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '../tools/postgres.ts'
import { importableProducts } from './import-products.ts'

const rounds = 3
const port = 45_991
const root = join(import.meta.dirname, '..')
/** Goals in seconds (starts) and in megabytes (memory of the idle shop on each database). */
const goals = { demo: 3, manyProducts: 4, afterKill: 10, embedded: 400, postgres: 300 }
/** The image worker ends after a minute without work. */
const idleSeconds = 75
const preparingMinutes = 10

/**
 * Measures a second start until a category page and /readyz answer 200, the same after the shop was killed under load, and the
 * memory of the idle shop. `… start 10000` sets the number of products added to the demo's main store, `… start 0` measures the
 * demo only.
 */
export async function benchStart([products = '10000']: string[]): Promise<void> {
  await benchOn('embedded database', Number(products))
  const server = await startPostgres()
  try {
    await benchOn('PostgreSQL', Number(products), server.url)
  } finally {
    await server.stop()
  }
}

type Shop = { dataDir: string; databaseUrl: string | undefined }

async function benchOn(engine: string, products: number, databaseUrl?: string): Promise<void> {
  const shop = { dataDir: await mkdtemp(join(tmpdir(), 'mantel-bench-start-')), databaseUrl }
  try {
    console.log(`\nstart: ${engine}; the fastest of ${rounds}`)
    await stop((await start(shop)).child)
    await measure(shop, 'demo', goals.demo)
    await measureMemory(shop, databaseUrl ? goals.postgres : goals.embedded)
    if (products === 0) return
    await addProducts(shop, products)
    await stop((await start(shop)).child)
    await measure(shop, `demo and ${products} products`, goals.manyProducts)
  } finally {
    await rm(shop.dataDir, { recursive: true, force: true })
  }
}

async function measure(shop: Shop, name: string, goal: number): Promise<void> {
  const floor: number[] = []
  const own: { page: number; ready: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const bare = run(shop, 'bench/start-floor.ts', [shop.dataDir, ...(shop.databaseUrl ? [shop.databaseUrl] : [])])
    floor.push(await secondsUntil('/', bare))
    await stop(bare.child)
    const { child, ...times } = await start(shop)
    own.push(times)
    await stop(child)
  }
  const least = Math.min(...floor)
  const fastest = own.toSorted((a, b) => a.ready - b.ready)[0]!
  print(`${name}: Node, Fastify and the open database`, `${least.toFixed(2)} s`)
  print(`${name}: category page`, `${fastest.page.toFixed(2)} s`)
  const verdict = `${(fastest.ready / least).toFixed(1)} × the bare process; goal below ${goal} s: ${fastest.ready < goal ? 'ok' : 'MISSED'}`
  print(`${name}: page and /readyz`, `${fastest.ready.toFixed(2)} s, ${verdict}`)
  const killed = await start(shop)
  await killUnderLoad(killed.child)
  const again = await start(shop)
  await stop(again.child)
  const isInTime = again.ready < goals.afterKill
  const outcome = `goal below ${goals.afterKill} s: ${isInTime ? 'ok' : 'MISSED'}`
  print(`${name}: after a kill under load`, `${again.ready.toFixed(2)} s, ${outcome}`)
}

async function measureMemory(shop: Shop, goal: number): Promise<void> {
  if (!existsSync('/proc/self/smaps_rollup')) return
  const { child } = await start(shop)
  await pause(idleSeconds * 1000)
  // The shop renders pictures in advance in a separate process, which ends when nothing is left to render. Wait for its end.
  const limit = Date.now() + preparingMinutes * 60_000
  while (familyOf(child.pid as number).length > 1 && Date.now() < limit) await pause(1000)
  const megabytes = familyOf(child.pid as number).reduce((sum, pid) => sum + proportionalSize(pid), 0) / 1024
  await stop(child)
  print(
    'demo: memory of all processes when idle (PSS)',
    `${megabytes.toFixed(0)} MB, goal below ${goal} MB: ${megabytes < goal ? 'ok' : 'MISSED'}`,
  )
}

const print = (name: string, figures: string) => console.log(`  ${name.padEnd(60)} ${figures}`)

async function start(shop: Shop) {
  const running = run(shop, 'apps/shop/src/main.ts', [])
  const [page, ready] = await Promise.all([secondsUntil('/clocks', running), secondsUntil('/readyz', running)])
  return { child: running.child, page, ready: Math.max(page, ready) }
}

type Running = { child: ChildProcess; startedAt: number; output(): string }

function run({ dataDir, databaseUrl }: Shop, script: string, args: string[]): Running {
  const { DATABASE_URL: _, ...inherited } = process.env
  const env = {
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
    ...inherited,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
  }
  const startedAt = performance.now()
  const child = spawn(process.execPath, [script, ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output = (output + text).slice(-2000)
    })
  return { child, startedAt, output: () => output }
}

async function secondsUntil(path: string, { child, startedAt, output }: Running): Promise<number> {
  while ((await statusOf(path)) !== 200) {
    if (child.exitCode !== null) throw new Error(`the process ended:\n${output()}`)
    await pause(10)
  }
  return (performance.now() - startedAt) / 1000
}

function statusOf(path: string): Promise<number> {
  return new Promise((resolve) => {
    const call = request({ host: '127.0.0.1', port, path, headers: { host: 'localhost' } }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    call.on('error', () => resolve(0))
    call.end()
  })
}

async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}

/** Kills the shop while clients request pages and create carts. */
async function killUnderLoad(child: ChildProcess): Promise<void> {
  const isOver = { now: false }
  const clients = Array.from({ length: 8 }, async (_, at) => {
    while (!isOver.now)
      await statusOf(at % 2 === 0 ? `/clocks?price=${at}-999` : '/api/catalog/catalog_default/product/_search?size=20')
  })
  await pause(3000)
  await stop(child, 'SIGKILL')
  isOver.now = true
  await Promise.all(clients)
}

async function addProducts({ dataDir, databaseUrl }: Shop, count: number): Promise<void> {
  const file = join(dataDir, 'products.jsonl')
  await writeFile(file, [...importableProducts(count)].map((row) => `${JSON.stringify(row)}\n`).join(''))
  const env = { ...process.env, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  const child = spawn(process.execPath, ['apps/shop/src/command.ts', 'import', file], {
    cwd: root,
    env,
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('the import failed')
}

/** A process and all its descendants. */
function familyOf(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' '),
  )
  return [pid, ...children.filter((text) => text !== '').flatMap((text) => familyOf(Number(text)))]
}

/** Kilobytes. Memory shared by several processes is divided between them. */
const proportionalSize = (pid: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
