import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
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
  await shop.says('http://localhost:')
  return { ...shop, url: /http:\/\/localhost:\d+/.exec(shop.out())![0].replace('localhost', '127.0.0.1') }
}

test('a first start fills the shop and opens it, the next one only opens it, and each ends cleanly', async () => {
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

test('without the demo an empty shop stays empty', async () => {
  const shop = startShop({ DEMO: 'off' })
  await shop.says('http://localhost:')
  expect(shop.out()).not.toContain('demo catalogue')
})

test('a request under way is answered before the shop ends', async () => {
  const shop = await openShop()
  const page = fetch(`${shop.url}/slow`)
  await shop.says('slow page asked')
  shop.kill('SIGTERM')
  expect(await (await page).text()).toBe('page /slow')
  expect(await shop.ended).toMatchObject({ code: 0 })
})

test('after a crash the shop starts again', async () => {
  const crashed = await openShop()
  crashed.kill('SIGKILL')
  await crashed.ended
  expect(existsSync(join(dataDir, 'door.sock'))).toBe(true)
  const shop = await openShop()
  expect(await (await fetch(shop.url)).text()).toBe('page /')
})

test('a second shop on the same folder is refused with one line', async () => {
  const first = await openShop()
  const { code, err } = await startShop().ended
  expect(code).toBe(1)
  expect(err).toMatch(
    new RegExp(`^A shop already runs on .*data \\(process ${first.pid}\\)\\. Stop it, or set DATA_DIR.*\\n$`),
  )
  expect(await (await fetch(first.url)).text()).toBe('page /')
})

test('a port in use is refused with one line before anything is filled in', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as { port: number }
  const { code, out, err } = await startShop({ PORT: String(port) }).ended
  other.close()
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toBe(`Port ${port} on 127.0.0.1 is in use. Stop what uses it, or set PORT to another one.\n`)
})

test.each<[string, () => Record<string, string>, RegExp]>([
  ['bad settings', () => ({ PORT: 'x', DEMO: 'x' }), /^PORT must .*\nDEMO must .*\n$/],
  [
    'an address of another machine',
    () => ({ HOST: '192.0.2.1' }),
    /^HOST 192\.0\.2\.1 is no address of this machine\. .*\n$/,
  ],
  [
    'a folder of something else',
    () => ({ DATA_DIR: foreignFolder() }),
    /^DATA_DIR .* holds files of something else\. .*\n$/,
  ],
  [
    'a file as the folder',
    () => ({ DATA_DIR: join(foreignFolder(), 'thesis.txt') }),
    /^DATA_DIR .* is not a folder\. .*\n$/,
  ],
  ['a back end that refuses', () => ({ FIXTURE: 'refuses' }), /^The database is away\. Bring it back\.\n$/],
  [
    'a surprise',
    () => ({ FIXTURE: 'breaks' }),
    /^Mantel failed unexpectedly: boom \(LOG_LEVEL=debug shows where\.\)\n$/,
  ],
  [
    'a surprise, looked at closely',
    () => ({ FIXTURE: 'breaks', LOG_LEVEL: 'debug' }),
    /^Error: boom\n[\s\S]*fixture-backend\.ts/,
  ],
])('%s is told on the error stream and ends the start', async (_, env, line) => {
  const { code, err } = await startShop(env()).ended
  expect(err).toMatch(line)
  expect(code).toBe(1)
})

function foreignFolder(): string {
  writeFileSync(join(folder, 'thesis.txt'), '')
  return folder
}
