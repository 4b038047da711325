import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startProcess } from './testing/start-process.ts'

let folder: string
let dataDir: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mantel-shop-'))
  dataDir = join(folder, 'data')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const startShop = (env: Record<string, string> = {}) =>
  startProcess('fixture-shop.ts', [], { PORT: '0', DATA_DIR: dataDir, ...env })

async function openShop() {
  const shop = startShop()
  await shop.waitForOutput('http://localhost:')
  return { ...shop, url: /http:\/\/localhost:\d+/.exec(shop.out())![0].replace('localhost', '127.0.0.1') }
}

it('imports the demo on the first start only and shuts down cleanly each time', async () => {
  const first = await openShop()
  expect(first.out()).toContain('Filling the empty shop with the demo catalogue …\nseeded in process')
  expect(await (await fetch(first.url)).text()).toBe('page /')
  first.kill('SIGTERM')
  first.kill('SIGTERM')
  expect(await first.ended).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/database closed\n$/) })
  expect(readdirSync(dataDir).sort()).toEqual(['mantel.json', 'secret-key', 'seeded'])

  const second = await openShop()
  expect(second.out()).not.toContain('demo catalogue')
  second.kill('SIGINT')
  expect(await second.ended).toMatchObject({ code: 0, err: '' })
})

it('leaves an empty shop empty with DEMO=off', async () => {
  const shop = startShop({ DEMO: 'off' })
  await shop.waitForOutput('http://localhost:')
  expect(shop.out()).not.toContain('demo catalogue')
})

it('completes open requests before it exits', async () => {
  const shop = await openShop()
  const page = fetch(`${shop.url}/slow`)
  await shop.waitForOutput('slow page requested')
  shop.kill('SIGTERM')
  expect(await (await page).text()).toBe('page /slow')
  expect(await shop.ended).toMatchObject({ code: 0 })
})

it('starts again after a crash', async () => {
  const crashed = await openShop()
  crashed.kill('SIGKILL')
  await crashed.ended
  expect(existsSync(join(dataDir, 'control.sock'))).toBe(true)
  const shop = await openShop()
  expect(await (await fetch(shop.url)).text()).toBe('page /')
})

it('rejects a second shop on the same folder with one line', async () => {
  const first = await openShop()
  const { code, err } = await startShop().ended
  expect(code).toBe(1)
  expect(err).toMatch(
    new RegExp(`^A shop already runs on .*data \\(process ${first.pid}\\)\\. Stop it, or set DATA_DIR.*\\n$`),
  )
  expect(await (await fetch(first.url)).text()).toBe('page /')
})

it('rejects a port in use with one line before it opens the database', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as { port: number }
  const { code, out, err } = await startShop({ PORT: String(port) }).ended
  other.close()
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toBe(`Port ${port} on 127.0.0.1 is in use. Stop the process that uses it, or set PORT to another port.\n`)
})

it.each<[string, () => Record<string, string>, RegExp]>([
  ['bad settings', () => ({ PORT: 'x', DEMO: 'x' }), /^PORT must .*\nDEMO must .*\n$/],
  [
    'an address of another machine',
    () => ({ HOST: '192.0.2.1' }),
    /^HOST 192\.0\.2\.1 is not an address of this machine\. .*\n$/,
  ],
  [
    'a folder with other files',
    () => ({ DATA_DIR: foreignFolder() }),
    /^DATA_DIR .* contains files that do not belong to Mantel\. .*\n$/,
  ],
  [
    'a file in place of the folder',
    () => ({ DATA_DIR: join(foreignFolder(), 'thesis.txt') }),
    /^DATA_DIR .* is not a folder\. .*\n$/,
  ],
  ['an error the operator can fix', () => ({ FIXTURE: 'refuses' }), /^The database is down\. Start it\.\n$/],
  [
    'all reasons not to serve the public at once',
    () => ({ FIXTURE: 'public' }),
    /^First reason\.\nSecond reason\.\nThe shop has a public address; .*\n$/,
  ],
  [
    'an unexpected error',
    () => ({ FIXTURE: 'breaks' }),
    /^Mantel failed unexpectedly: boom \(LOG_LEVEL=debug shows where\.\)\n$/,
  ],
  [
    'an unexpected error at debug level',
    () => ({ FIXTURE: 'breaks', LOG_LEVEL: 'debug' }),
    /^Error: boom\n[\s\S]*fixture-backend\.ts/,
  ],
])('reports %s on standard error and exits with code 1', async (_, env, line) => {
  const { code, err } = await startShop(env()).ended
  expect(err).toMatch(line)
  expect(code).toBe(1)
})

function foreignFolder(): string {
  writeFileSync(join(folder, 'thesis.txt'), '')
  return folder
}

/** The fixture opens no database; the setting alone selects the mode with a database server. */
const onServer = { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }

it('serves one port from two processes with PROCESSES=2, replaces a killed one, and shuts down cleanly', async () => {
  const shop = startShop({ ...onServer, PROCESSES: '2' })
  await shop.waitForOutput('2 processes are serving.')
  const url = /http:\/\/localhost:\d+/.exec(shop.out())![0].replace('localhost', '127.0.0.1')
  // The timeout is needed because a connection that is passed to a process just as it is killed gets no reply.
  const pid = async () => (await fetch(`${url}/pid`, { signal: AbortSignal.timeout(3000) })).text()
  const pids = async () => new Set(await Promise.all(Array.from({ length: 8 }, pid)))
  const [killed = '', other = ''] = [...(await pids())]
  expect(killed).not.toBe(other)
  expect(other).not.toBe('')
  process.kill(Number(killed), 'SIGKILL')
  await expect.poll(async () => (await pids()).size, { timeout: 60_000 }).toBe(2)
  expect([...(await pids())]).not.toContain(killed)
  expect([...(await pids())]).toContain(other)
  shop.kill('SIGTERM')
  expect(await shop.ended).toMatchObject({ code: 0 })
  expect(shop.out().match(/The shop is open/g)).toHaveLength(1)
})

it('rejects PROCESSES without a database server', async () => {
  const shop = startShop({ PROCESSES: '2' })
  expect(await shop.ended).toMatchObject({
    code: 1,
    err: 'PROCESSES needs DATABASE_URL: the embedded database serves one process.\n',
  })
})

it('starts a second shop on the same folder when a database server is set', async () => {
  const first = startShop(onServer)
  await first.waitForOutput('http://localhost:')
  const second = startShop(onServer)
  await second.waitForOutput('http://localhost:')
  expect(second.out()).toContain('The shop is open')
})
