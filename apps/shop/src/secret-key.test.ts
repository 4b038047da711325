import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { obtainSecretKey } from './secret-key.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mantel-key-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a key is made once and kept where only this user can read it', async () => {
  const key = await obtainSecretKey(folder, undefined)
  expect(key.length).toBeGreaterThanOrEqual(32)
  expect(await obtainSecretKey(folder, undefined)).toBe(key)
  expect((await stat(join(folder, 'secret-key'))).mode & 0o777).toBe(0o600)
})

test('a key of the settings is used as it is, and none is made', async () => {
  expect(await obtainSecretKey(folder, 'a'.repeat(40))).toBe('a'.repeat(40))
  await expect(stat(join(folder, 'secret-key'))).rejects.toThrow()
})

test('a damaged key is refused, not replaced', async () => {
  await writeFile(join(folder, 'secret-key'), 'abc')
  await expect(obtainSecretKey(folder, undefined)).rejects.toThrow(/is damaged/)
})
