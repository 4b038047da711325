import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseUrlOf } from '../order/testing/database-url.ts'
import { runConcurrently } from '../order/testing/send-order.ts'
import { type Connection, syncStoreViews } from '../platform/db/index.ts'
import { openTestDatabase, testEngine } from '../platform/db/testing.ts'
import { stores } from '../store/testing.ts'

const script = fileURLToPath(new URL('../testing/shop-process.ts', import.meta.url))
/** Total number of wrong passwords; `npm run bench -- trust passwords` sends 10,000. */
const guesses = Number(process.env.MANTEL_TRUST_PASSWORDS ?? 120)
/** Number of IP addresses that the attacker uses: few guesses come from each, so a limit per IP address alone does not help. */
const attackers = Math.max(4, Math.ceil(guesses / 100))
const password = 'a long and right password'
const email = 'owner@example.test'

type Shop = { port: number; child: ChildProcess }

/** The embedded database allows one process only. */
describe.runIf(testEngine === 'postgres')('wrong passwords on two processes', () => {
  let connection: Connection
  let dataDir: string
  let shops: Shop[] = []

  beforeAll(async () => {
    connection = await openTestDatabase()
    await syncStoreViews(connection.db, stores.views)
    dataDir = await mkdtemp(join(tmpdir(), 'mantel-guesses-'))
    shops = await startTwo()
  }, 120_000)
  afterAll(async () => {
    await stopShops()
    await connection?.close()
    if (dataDir) await rm(dataDir, { recursive: true, force: true })
  })

  async function startTwo(): Promise<Shop[]> {
    const databaseUrl = await databaseUrlOf(connection.db)
    const start = async (): Promise<Shop> => {
      const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'mantel-test-compiled') }
      const child = fork(script, [dataDir, databaseUrl, '', 'own-limits'], { stdio: 'ignore', env })
      const [port] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [])])
      if (typeof port !== 'number') throw new Error('a shop process did not start')
      return { port, child }
    }
    return Promise.all([start(), start()])
  }
  async function stopShops(): Promise<void> {
    for (const { child } of shops) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    }
  }
  /** from: the client's IP address; every address of 127.0.0.0/8 belongs to this machine. Returns the status. */
  function send(path: string, body: object, { from, shop }: { from: string; shop: number }): Promise<number> {
    const { port } = shops[shop % shops.length] as Shop
    return new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path, method: 'POST', localAddress: from }
      const headers = { 'content-type': 'application/json', host: 'localhost' }
      const call = request({ ...options, headers }, (reply) => {
        reply.resume().on('end', () => resolve(reply.statusCode ?? 0))
      })
      call.on('error', reject).end(JSON.stringify(body))
    })
  }
  const login = (given: string, from: string, shop: number) =>
    send('/api/user/login', { username: email, password: given }, { from, shop })

  /** Returns how many of the guesses were compared with the password; the others were refused before. */
  async function guess(count: number): Promise<number> {
    let compared = 0
    const all = Array.from({ length: count }, (_, at) => at)
    await runConcurrently(all, 16, async (at) => {
      const from = `127.1.${Math.floor((at % attackers) / 200)}.${1 + ((at % attackers) % 200)}`
      if ((await login(`guess ${at}`, from, at)) === 401) compared++
    })
    return compared
  }

  it('compares only a few wrong passwords with the hash, even after a restart, and always lets the owner log in', async () => {
    const customer = { email, firstname: 'Ada', lastname: 'Owner' }
    expect(await send('/api/user/create', { customer, password }, { from: '127.2.0.1', shop: 0 })).toBe(200)
    expect(await login(password, '127.2.0.1', 0)).toBe(200)
    const half = Math.floor(guesses / 2)
    const attack = guess(half)
    for (let visit = 0; visit < 4; visit++) expect(await login(password, '127.2.0.1', visit)).toBe(200)
    const first = await attack
    await stopShops()
    shops = await startTwo()
    const second = guess(guesses - half)
    for (let visit = 0; visit < 4; visit++) expect(await login(password, '127.2.0.1', visit)).toBe(200)
    const afterRestart = await second
    if (guesses > 120) {
      console.log(`${first + afterRestart} of ${guesses} wrong passwords from ${attackers} addresses were compared`)
      console.log(`${afterRestart} of them after the restart`)
    }
    // Each address may fail three times before it waits, and once more whenever a wait of two minutes has ended.
    expect(first).toBeLessThanOrEqual(attackers * 5)
    expect(afterRestart).toBeLessThanOrEqual(attackers * 2)
  }, 600_000)
})
