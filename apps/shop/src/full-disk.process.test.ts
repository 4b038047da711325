import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, type TestContext } from 'vitest'
import { copyEmptyShop } from './testing/seeded-shop.ts'
import { startProcess } from './testing/start-process.ts'

/** Mounts a small disk and returns its folder. Skips the test if this user is not allowed to mount one. */
function mountDisk(megabytes: number, { skip }: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'mantel-disk-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' })
  } catch (error) {
    skip(`mounting a small disk needs root on Linux: ${(error as Error).message.split('\n')[0]}`)
  }
  onTestFinished(() => void execFileSync('umount', ['-l', folder]))
  return folder
}

const settings = (folder: string) => ({
  PORT: '0',
  DATA_DIR: join(folder, 'data'),
  LOG_LEVEL: 'silent',
  PREPARE_PAGES: 'off',
  DEMO: 'off',
})

it('does not start on a full disk and reports the reason', async (context) => {
  const folder = mountDisk(8, context)
  const { code, err } = await startProcess('fixture-shop.ts', [], settings(folder)).ended
  expect([code, err]).toEqual([1, expect.stringMatching(/^DATA_DIR .*: disk full\. Free space there/)])
})

function fillDisk(folder: string): void {
  const { bavail, bsize } = statfsSync(folder)
  try {
    writeFileSync(join(folder, 'filler'), Buffer.alloc(bavail * bsize))
  } catch (error) {
    // The shop may have written a file in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

it('does not start on a read-only disk and reports the reason', async (context) => {
  const folder = mountDisk(64, context)
  mkdirSync(join(folder, 'data'))
  writeFileSync(join(folder, 'data/mantel.json'), '{ "layout": 1 }')
  execFileSync('mount', ['-o', 'remount,ro', folder])
  const { code, err } = await startProcess('fixture-shop.ts', [], settings(folder)).ended
  expect([code, err]).toEqual([1, expect.stringMatching(/^DATA_DIR .*: disk is read-only\./)])
})

it('answers orders with 503 and names the full disk at /readyz until there is space again', async (context) => {
  const folder = mountDisk(300, context)
  await copyEmptyShop(join(folder, 'data'))
  const shop = startProcess('../main.ts', [], settings(folder))
  await shop.waitForOutput('http://localhost:')
  const url = `http://127.0.0.1:${/localhost:(\d+)/.exec(shop.out())?.[1]}`
  const disk = async () => {
    const state = (await (await fetch(`${url}/readyz`)).json()) as { parts: { disk: object } }
    return state.parts.disk
  }
  const order = async () => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch(`${url}/api/order`, { method: 'POST', headers, body: '{}' })).status
  }
  await expect.poll(disk, { timeout: 30_000 }).toEqual({ ready: true })
  expect(await order()).toBe(400)

  fillDisk(folder)
  expect(await disk()).toEqual({ ready: false, reason: 'disk full' })
  expect((await fetch(`${url}/readyz`)).status).toBe(503)
  expect(await order()).toBe(503)

  rmSync(join(folder, 'filler'))
  await expect.poll(disk).toEqual({ ready: true })
  expect(await order()).toBe(400)
  expect(readdirSync(join(folder, 'data')).filter((name) => name.startsWith('.write-probe'))).toEqual([])
  shop.kill('SIGTERM')
  expect(await shop.ended).toMatchObject({ code: 0 })
}, 180_000)
