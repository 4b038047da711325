import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startProcess } from './testing/start-process.ts'

let folder: string
let env: Record<string, string>
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'mantel-command-')))
  env = { PORT: '0', DATA_DIR: join(folder, 'data') }
  mkdirSync(join(folder, 'cwd'))
  for (const name of ['dump.json', 'endless.json']) writeFileSync(join(folder, 'cwd', name), '[]')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const command = (...typed: string[]) => startProcess('fixture-command.ts', typed, env, join(folder, 'cwd'))

async function openShop() {
  const shop = startProcess('fixture-shop.ts', [], env)
  await shop.waitForOutput('http://localhost:')
  return shop
}

it('runs a command in the running shop and resolves file names against the directory in which the command was called', async () => {
  const shop = await openShop()
  expect(await command('stock', 'CLK-1', '12').ended).toMatchObject({
    code: 0,
    out: `CLK-1 12 in process ${shop.pid}\n`,
  })
  const { code, out } = await command('import', 'dump.json').ended
  expect(code).toBe(0)
  expect(out).toBe(`reading ${join(folder, 'cwd/dump.json')} in process ${shop.pid}\nimported in process ${shop.pid}\n`)
})

it('runs a command itself when no shop is running, and releases the control socket', async () => {
  const ownCommand = command('stock', 'CLK-1', '12')
  expect(await ownCommand.ended).toMatchObject({
    code: 0,
    out: expect.stringContaining(`in process ${ownCommand.pid}`),
  })
  expect(readdirSync(join(folder, 'data')).sort()).toEqual(['mantel.json', 'secret-key'])
})

it('runs a command itself after the shop has crashed', async () => {
  const shop = await openShop()
  shop.kill('SIGKILL')
  await shop.ended
  const ownCommand = command('stock', 'CLK-1', '12')
  expect((await ownCommand.ended).out).toContain(`in process ${ownCommand.pid}`)
})

it('stops the command in the shop on Ctrl-C and keeps the shop open', async () => {
  const shop = await openShop()
  const long = command('import', 'endless.json')
  await long.waitForOutput('reading')
  long.kill('SIGINT')
  long.kill('SIGINT')
  expect(await long.ended).toMatchObject({ code: 130, err: 'stopped after 3 rows\n' })
  await shop.waitForOutput('import ended')
  expect(await command('stock', 'CLK-1', '1').ended).toMatchObject({ code: 0 })
})

it('stops running commands when the shop shuts down', async () => {
  const shop = await openShop()
  const long = command('import', 'endless.json')
  await long.waitForOutput('reading')
  shop.kill('SIGTERM')
  expect(await long.ended).toMatchObject({ code: 1, err: 'stopped after 3 rows\n' })
  expect(await shop.ended).toMatchObject({ code: 0, out: expect.stringMatching(/import ended\ndatabase closed\n$/) })
})

it('queues a second command and rejects a shop start while a command runs without a shop', async () => {
  const first = command('import', 'endless.json')
  await first.waitForOutput('reading')
  expect((await startProcess('fixture-shop.ts', [], env).ended).err).toMatch(
    /^The command "import" \(process \d+\) is using/,
  )
  const second = command('stock', 'CLK-1', '12')
  await expect.poll(() => second.err()).toMatch(/^Waiting for the command "import"/)
  first.kill('SIGINT')
  expect(await first.ended).toMatchObject({ code: 130 })
  expect(await second.ended).toMatchObject({ code: 0, out: expect.stringContaining(`in process ${second.pid}`) })
})

it('prints the usage and exits with code 2 before touching any data', async () => {
  expect(await command('stock', 'CLK-1').ended).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^QUANTITY is missing\.\nUsage: npm run shop -- stock/),
  })
  expect(await command('stok').ended).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^There is no command "stok"\./),
  })
  expect(await command('help').ended).toMatchObject({ code: 0, out: expect.stringContaining('npm run import -- FILE') })
  expect(readdirSync(folder)).toEqual(['cwd'])
})
