import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startProcess } from './testing/start-process.ts'

let folder: string
let env: Record<string, string>
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'mantel-command-')))
  env = { PORT: '0', DATA_DIR: join(folder, 'data') }
  mkdirSync(join(folder, 'desk'))
  for (const name of ['dump.json', 'endless.json']) writeFileSync(join(folder, 'desk', name), '[]')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const command = (...typed: string[]) => startProcess('fixture-command.ts', typed, env, join(folder, 'desk'))

async function openShop() {
  const shop = startProcess('fixture-shop.ts', [], env)
  await shop.says('http://localhost:')
  return shop
}

test('while the shop runs, the shop does the work, with files as the caller sees them', async () => {
  const shop = await openShop()
  expect(await command('stock', 'CLK-1', '12').ended).toMatchObject({
    code: 0,
    out: `CLK-1 12 in process ${shop.pid}\n`,
  })
  const { code, out } = await command('import', 'dump.json').ended
  expect(code).toBe(0)
  expect(out).toBe(
    `reading ${join(folder, 'desk/dump.json')} in process ${shop.pid}\nimported in process ${shop.pid}\n`,
  )
})

test('while it does not run, the command does the work itself and leaves the door free', async () => {
  const alone = command('stock', 'CLK-1', '12')
  expect(await alone.ended).toMatchObject({ code: 0, out: expect.stringContaining(`in process ${alone.pid}`) })
  expect(readdirSync(join(folder, 'data')).sort()).toEqual(['mantel.json', 'secret-key'])
})

test('after a crash of the shop the command does the work itself', async () => {
  const shop = await openShop()
  shop.kill('SIGKILL')
  await shop.ended
  const alone = command('stock', 'CLK-1', '12')
  expect((await alone.ended).out).toContain(`in process ${alone.pid}`)
})

test('Ctrl-C at the command stops the work in the shop, which stays open', async () => {
  const shop = await openShop()
  const long = command('import', 'endless.json')
  await long.says('reading')
  long.kill('SIGINT')
  long.kill('SIGINT')
  expect(await long.ended).toMatchObject({ code: 130, err: 'stopped after 3 rows\n' })
  await shop.says('import ended')
  expect(await command('stock', 'CLK-1', '1').ended).toMatchObject({ code: 0 })
})

test('a shop that closes stops the work it was given', async () => {
  const shop = await openShop()
  const long = command('import', 'endless.json')
  await long.says('reading')
  shop.kill('SIGTERM')
  expect(await long.ended).toMatchObject({ code: 1, err: 'stopped after 3 rows\n' })
  expect(await shop.ended).toMatchObject({ code: 0, out: expect.stringMatching(/import ended\ndatabase closed\n$/) })
})

test('two commands without a shop work one after the other, and the shop does not start in between', async () => {
  const first = command('import', 'endless.json')
  await first.says('reading')
  expect((await startProcess('fixture-shop.ts', [], env).ended).err).toMatch(
    /^The command "import" \(process \d+\) works on/,
  )
  const second = command('stock', 'CLK-1', '12')
  await expect.poll(() => second.err()).toMatch(/^Waiting for the command "import"/)
  first.kill('SIGINT')
  expect(await first.ended).toMatchObject({ code: 130 })
  expect(await second.ended).toMatchObject({ code: 0, out: expect.stringContaining(`in process ${second.pid}`) })
})

test('a mistake is answered with the usage and code 2 before any data is touched', async () => {
  expect(await command('stock', 'CLK-1').ended).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^QUANTITY is missing\.\nUsage: npm run shop -- stock/),
  })
  expect(await command('stok').ended).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^There is no command "stok"\./),
  })
  expect(await command('help').ended).toMatchObject({ code: 0, out: expect.stringContaining('npm run import -- FILE') })
  expect(readdirSync(folder)).toEqual(['desk'])
})
