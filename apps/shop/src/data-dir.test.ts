import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { prepareDataDir } from './data-dir.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mantel-data-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('creates a new folder and recognises it the next time', async () => {
  const dataDir = join(folder, 'deep', 'data')
  await prepareDataDir(dataDir)
  await writeFile(join(dataDir, 'pictures'), '')
  await prepareDataDir(dataDir)
  expect((await readdir(dataDir)).sort()).toEqual(['mantel.json', 'pictures'])
})

it('accepts an empty folder and a newly formatted volume', async () => {
  await mkdir(join(folder, 'lost+found'))
  await prepareDataDir(folder)
  expect(existsSync(join(folder, 'mantel.json'))).toBe(true)
})

it('rejects a folder with other files and leaves it unchanged', async () => {
  await writeFile(join(folder, 'thesis.txt'), '')
  await expect(prepareDataDir(folder)).rejects.toThrow(/contains files that do not belong to Mantel\. Set DATA_DIR/)
  expect(await readdir(folder)).toEqual(['thesis.txt'])
})

it('rejects a file in place of the folder', async () => {
  const file = join(folder, 'data')
  await writeFile(file, '')
  await expect(prepareDataDir(file)).rejects.toThrow(/is not a folder\. Set DATA_DIR/)
  await expect(prepareDataDir(join(file, 'inside'))).rejects.toThrow(/is not a folder\. Set DATA_DIR/)
})

it('rejects a folder of a newer version', async () => {
  await writeFile(join(folder, 'mantel.json'), '{ "layout": 2 }')
  await expect(prepareDataDir(folder)).rejects.toThrow(/another version of Mantel/)
})

it('rejects a folder that it cannot write to', async () => {
  const isRoot = process.getuid?.() === 0
  await chmod(folder, 0o555)
  if (isRoot) process.seteuid?.('nobody')
  try {
    await expect(prepareDataDir(folder)).rejects.toThrow(/cannot be written to \(EACCES\)\. Give this user access/)
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
})
