import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { copySmallShop } from '../testing/open-test-shop.ts'
import { startProcess } from '../testing/start-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'mantel-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = join(folder, 'backup.tar.gz')

const envOf = (name: string) => ({
  PORT: '0',
  DATA_DIR: join(folder, name),
  LOG_LEVEL: 'warn',
  PREPARE_PAGES: 'off',
})
const command = (dataDir: string, ...typed: string[]) =>
  startProcess('../command.ts', typed, envOf(dataDir), folder).ended

async function openShop(dataDir: string) {
  const shop = startProcess('../main.ts', [], envOf(dataDir))
  await shop.waitForOutput('http://localhost:')
  const origin = `http://127.0.0.1:${/localhost:(\d+)/.exec(shop.out())?.[1]}`
  const countProducts = async () => {
    const reply = await fetch(`${origin}/api/catalog/catalog_default/product/_search?size=0`)
    const { hits } = (await reply.json()) as { hits: { total: unknown } }
    return hits.total
  }
  return { shop, countProducts }
}

it('backs up a running shop and restores it, but only into an empty folder', { timeout: 400_000 }, async () => {
  await copySmallShop(join(folder, 'data'))
  const { shop, countProducts } = await openShop('data')
  const products = await countProducts()

  const written = await command('data', 'backup', 'backup.tar.gz')
  expect(written).toMatchObject({ code: 0, err: '' })
  expect(written.out).toMatch(new RegExp(`^Wrote ${file}: \\d+ rows of \\d+ tables and \\d+ files`))
  expect(written.out).toContain('the secret key')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(folder, 'data')).filter((name) => name.startsWith('.'))).toEqual([])
  expect(await countProducts()).toEqual(products)

  const content = readFileSync(file)
  expect(await command('data', 'backup', 'backup.tar.gz')).toMatchObject({
    code: 1,
    err: expect.stringContaining(`${file} exists already`),
  })
  expect(readFileSync(file).equals(content)).toBe(true)
  expect(await command('data', 'restore', 'backup.tar.gz')).toMatchObject({
    code: 1,
    err: expect.stringContaining(`A shop is running on ${join(folder, 'data')} (process ${shop.pid})`),
  })
  shop.kill('SIGTERM')
  expect(await shop.ended).toMatchObject({ code: 0 })
  expect(await command('data', 'restore', 'backup.tar.gz')).toMatchObject({
    code: 1,
    err: expect.stringContaining('is not empty'),
  })

  writeFileSync(join(folder, 'damaged.tar.gz'), content.subarray(0, content.length / 2))
  mkdirSync(join(folder, 'empty'))
  expect(await command('empty', 'restore', 'damaged.tar.gz')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/damaged.tar.gz is damaged or not a backup .* Nothing was restored\.\n$/),
  })
  expect(readdirSync(join(folder, 'empty'))).toEqual([])

  const restored = await command('empty', 'restore', 'backup.tar.gz')
  expect(restored).toMatchObject({ code: 0, err: '' })
  expect(restored.out).toMatch(/Restored \d+ rows and \d+ files as of \S+Z\. The shop can start\.\n$/)
  expect(existsSync(join(folder, 'empty', '.restoring'))).toBe(false)

  const second = await openShop('empty')
  expect(second.shop.out()).not.toContain('demo catalogue')
  expect(await second.countProducts()).toEqual(products)
  second.shop.kill('SIGTERM')
  expect(await second.shop.ended).toMatchObject({ code: 0, err: '' })
})
