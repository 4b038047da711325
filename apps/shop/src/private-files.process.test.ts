import { chmodSync, globSync, lstatSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { projectRoot } from './config.ts'
import { startProcess } from './testing/start-process.ts'

let folder: string
let dataDir: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mantel-modes-'))
  dataDir = join(folder, 'data')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const entries = () => [dataDir, ...globSync('**', { cwd: dataDir }).map((name) => join(dataDir, name))]
/** A running shop removes its temporary files at any time, so a listed file may be gone. */
const openToOthers = () =>
  entries().filter((path) => {
    const found = lstatSync(path, { throwIfNoEntry: false })
    return found && (found.mode & 0o777) !== (found.isDirectory() ? 0o700 : 0o600)
  })

/**
 * Starts a shop that has every kind of file: database, secret, control socket, mailbox, pictures, files of the build.
 */
async function openShop() {
  const shop = startProcess('../main.ts', [], {
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    PREPARE_PAGES: 'off',
    DEMO: 'off',
  })
  await shop.waitForOutput('http://localhost:')
  const url = `http://127.0.0.1:${/localhost:(\d+)/.exec(shop.out())?.[1]}`
  await fetch(`${url}/readyz`)
  const { headImage } = JSON.parse(readFileSync(join(projectRoot, 'stores/banners/default.json'), 'utf8'))
  expect((await fetch(`${url}/img/300/300/fit${headImage}`)).status).toBe(200)
  await expect.poll(() => globSync('img-cache/**/*', { cwd: dataDir }).length, { timeout: 30_000 }).toBeGreaterThan(0)
  return shop
}

async function closeShop(shop: Awaited<ReturnType<typeof openShop>>) {
  shop.kill('SIGTERM')
  expect(await shop.ended).toMatchObject({ code: 0, err: '' })
}

it('keeps all files of a running shop private, also those of an earlier version', async () => {
  const first = await openShop()
  const names = [
    'secret-key',
    'mantel.json',
    'control.sock',
    'db.pid',
    'mail',
    'media',
    'img-cache',
    'assets',
    'db/base',
  ]
  expect(entries()).toEqual(expect.arrayContaining(names.map((name) => join(dataDir, name))))
  expect(openToOthers()).toEqual([])
  await closeShop(first)
  expect(openToOthers()).toEqual([])

  for (const path of entries()) chmodSync(path, 0o777)
  const second = await openShop()
  expect(openToOthers()).toEqual([])
  await closeShop(second)
}, 300_000)
