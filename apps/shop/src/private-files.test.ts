import { chmod, lstat, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { prepareDataDir } from './data-dir.ts'

let folder: string
let dataDir: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mantel-modes-'))
  dataDir = join(folder, 'data')
  await mkdir(dataDir)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const modeOf = async (path: string) => ((await lstat(join(folder, path))).mode & 0o777).toString(8)

it('removes the access of group and others to a data folder of an earlier version', async () => {
  await writeFile(join(dataDir, 'mantel.json'), '{ "layout": 1 }')
  await mkdir(join(dataDir, 'db/base'), { recursive: true })
  for (const name of ['db/base/1', 'secret-key', 'mail.eml']) await writeFile(join(dataDir, name), '')
  await chmod(join(dataDir, 'db/base/1'), 0o666)
  await chmod(join(dataDir, 'db/base'), 0o777)
  await chmod(dataDir, 0o755)
  await prepareDataDir(dataDir)
  expect(await Promise.all(['data', 'data/db', 'data/db/base'].map(modeOf))).toEqual(['700', '700', '700'])
  const files = ['data/db/base/1', 'data/secret-key', 'data/mail.eml', 'data/mantel.json']
  expect(await Promise.all(files.map(modeOf))).toEqual(files.map(() => '600'))
})

it('makes the files of a restored copy private although the folder itself already is', async () => {
  for (const name of ['mantel.json', 'secret-key']) await writeFile(join(dataDir, name), '{ "layout": 1 }')
  await chmod(join(dataDir, 'mantel.json'), 0o644)
  await chmod(join(dataDir, 'secret-key'), 0o644)
  await chmod(dataDir, 0o700)
  await prepareDataDir(dataDir)
  expect(await modeOf('data/secret-key')).toBe('600')
})

it('leaves the targets of links alone', async () => {
  await writeFile(join(dataDir, 'mantel.json'), '{ "layout": 1 }')
  await mkdir(join(folder, 'shared'))
  await writeFile(join(folder, 'shared/photo.jpg'), '')
  await chmod(join(folder, 'shared'), 0o755)
  await chmod(join(folder, 'shared/photo.jpg'), 0o644)
  await symlink(join(folder, 'shared'), join(dataDir, 'media'))
  await prepareDataDir(dataDir)
  expect(await Promise.all(['shared', 'shared/photo.jpg'].map(modeOf))).toEqual(['755', '644'])
})

it('warns about a folder whose mode it may not change, and continues', async (context) => {
  if (process.getuid?.() !== 0) context.skip('only root can give a folder to another user')
  await chmod(dataDir, 0o777)
  await writeFile(join(dataDir, 'mantel.json'), '{ "layout": 1 }')
  const warnings: string[] = []
  await chmod(folder, 0o755)
  process.seteuid?.('nobody')
  try {
    await prepareDataDir(dataDir, (line) => void warnings.push(line))
  } finally {
    process.seteuid?.(0)
  }
  expect(warnings).toEqual([`${dataDir} can be read by other users of this machine, and its mode cannot be changed.`])
})
