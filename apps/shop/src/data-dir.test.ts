import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prepareDataDir } from './data-dir.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mantel-data-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a new folder is made, and found to be ours the next time', async () => {
  const dataDir = join(folder, 'deep', 'data')
  await prepareDataDir(dataDir)
  await writeFile(join(dataDir, 'pictures'), '')
  await prepareDataDir(dataDir)
  expect((await readdir(dataDir)).sort()).toEqual(['mantel.json', 'pictures'])
})

test('an empty folder is taken, also when it is a fresh volume', async () => {
  await mkdir(join(folder, 'lost+found'))
  await prepareDataDir(folder)
  expect(existsSync(join(folder, 'mantel.json'))).toBe(true)
})

test('a folder of something else is refused and left as it was', async () => {
  await writeFile(join(folder, 'thesis.txt'), '')
  await expect(prepareDataDir(folder)).rejects.toThrow(/holds files of something else\. Set DATA_DIR/)
  expect(await readdir(folder)).toEqual(['thesis.txt'])
})

test('a file in its place is refused', async () => {
  const file = join(folder, 'data')
  await writeFile(file, '')
  await expect(prepareDataDir(file)).rejects.toThrow(/is not a folder\. Set DATA_DIR/)
  await expect(prepareDataDir(join(file, 'inside'))).rejects.toThrow(/is not a folder\. Set DATA_DIR/)
})

test('a folder of a newer version is refused', async () => {
  await writeFile(join(folder, 'mantel.json'), '{ "layout": 2 }')
  await expect(prepareDataDir(folder)).rejects.toThrow(/another version of Mantel/)
})

test('a folder that cannot be written to is refused', async () => {
  const isRoot = process.getuid?.() === 0
  await chmod(folder, 0o555)
  if (isRoot) process.seteuid?.('nobody')
  try {
    await expect(prepareDataDir(folder)).rejects.toThrow(/cannot be written to \(EACCES\)\. Give this user access/)
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
})
