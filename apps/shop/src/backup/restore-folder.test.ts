import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeEmptyFolder, openRestoreFolder } from './restore-folder.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'mantel-restore-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const stage = async () => {
  const folder = await openRestoreFolder(await makeEmptyFolder(dataDir))
  mkdirSync(join(folder.staged, 'media'))
  writeFileSync(join(folder.staged, 'media', 'a.svg'), '<svg/>')
  writeFileSync(join(folder.staged, 'secret-key'), 'key')
  return folder
}

it('moves all restored files into place with one call', async () => {
  const folder = await stage()
  expect(readdirSync(dataDir)).toEqual(['.restoring'])
  await folder.commit()
  expect(readdirSync(dataDir).sort()).toEqual(['mantel.json', 'media', 'secret-key'])
})

it('leaves an empty folder when it is discarded', async () => {
  const folder = await stage()
  await folder.discard()
  expect(readdirSync(dataDir)).toEqual([])
})

it.each(['mantel.json', 'db', 'notes.txt'])('rejects a folder that holds %s', async (name) => {
  writeFileSync(join(dataDir, name), '')
  await expect(makeEmptyFolder(dataDir)).rejects.toThrow(`DATA_DIR ${dataDir} is not empty (${name}).`)
  expect(readdirSync(dataDir)).toEqual([name])
})

it('accepts a new volume with lost+found', async () => {
  mkdirSync(join(dataDir, 'lost+found'))
  await makeEmptyFolder(dataDir)
  expect(readdirSync(dataDir)).toEqual(['lost+found'])
})

it('creates a missing folder that only its owner can access', async () => {
  const missing = join(dataDir, 'new')
  expect(await makeEmptyFolder(missing)).toBe(missing)
  expect(statSync(missing).mode & 0o777).toBe(0o700)
})

it('starts again after a restore that was killed while it put files in place', async () => {
  await stage()
  mkdirSync(join(dataDir, 'db'))
  await makeEmptyFolder(dataDir)
  expect(readdirSync(dataDir)).toEqual([])
})

it('removes nothing that a killed restore cannot have written', async () => {
  await stage()
  writeFileSync(join(dataDir, 'notes.txt'), '')
  await expect(makeEmptyFolder(dataDir)).rejects.toThrow('is not empty (notes.txt)')
  expect(readdirSync(dataDir).sort()).toEqual(['.restoring', 'notes.txt'])
})
