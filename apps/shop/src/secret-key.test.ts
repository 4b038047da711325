import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { obtainSecretKey } from './secret-key.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mantel-key-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('creates a key once in a file that only this user can read', async () => {
  const key = await obtainSecretKey(folder, undefined)
  expect(key.length).toBeGreaterThanOrEqual(32)
  expect(await obtainSecretKey(folder, undefined)).toBe(key)
  expect((await stat(join(folder, 'secret-key'))).mode & 0o777).toBe(0o600)
})

it('uses the key from the settings unchanged and creates no file', async () => {
  expect(await obtainSecretKey(folder, 'a'.repeat(40))).toBe('a'.repeat(40))
  await expect(stat(join(folder, 'secret-key'))).rejects.toThrow()
})

it('rejects a damaged key instead of replacing it', async () => {
  await writeFile(join(folder, 'secret-key'), 'abc')
  await expect(obtainSecretKey(folder, undefined)).rejects.toThrow(/is damaged/)
})
