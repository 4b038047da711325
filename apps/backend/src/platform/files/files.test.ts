import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFiles, type Files } from './files.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>'
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
let root: string
let dir: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mantel-files-'))
  dir = join(root, 'media')
  await mkdir(dir)
  vi.clearAllMocks()
})
afterEach(() => rm(root, { recursive: true, force: true }))

type Read = { path: string; type: string; version: string; text: string }

async function readOriginal(files: Files, path: string): Promise<Read | string> {
  const found = await files.find(path)
  return found.ok ? { ...found.original, text: String(await found.original.read()) } : found.reason
}

async function versionAt(files: Files, path: string): Promise<string> {
  const found = await files.find(path)
  if (!found.ok) throw new Error(found.reason)
  return found.original.version
}

it('detects the type of an original by its content, not its name', async () => {
  await writeFile(join(dir, 'a.jpg'), drawing)
  await writeFile(join(dir, 'b.png'), 'not a picture')
  const files = createFiles({ dir, log })
  expect(await readOriginal(files, '/a.jpg')).toMatchObject({ path: 'a.jpg', type: 'svg', text: drawing })
  expect(await readOriginal(files, '/b.png')).toBe('type')
  expect(await readOriginal(files, '/c.png')).toBe('missing')
})

it('changes the version only when the content changes', async () => {
  await writeFile(join(dir, 'a.svg'), drawing)
  await writeFile(join(dir, 'b.svg'), drawing)
  const files = createFiles({ dir, log })
  const before = await versionAt(files, 'a.svg')
  expect(await versionAt(files, 'b.svg')).toBe(before)
  await writeFile(join(dir, 'a.svg'), drawing.replace('4', '44'))
  expect(await versionAt(files, 'a.svg')).not.toBe(before)
  expect(await readOriginal(files, 'a.svg')).toMatchObject({ text: expect.stringContaining('44') })
})

it('neither reads nor writes outside the folder through dots or symbolic links', async () => {
  await writeFile(join(root, 'secret.svg'), drawing)
  await mkdir(join(root, 'outside'))
  await symlink(join(root, 'secret.svg'), join(dir, 'link.svg'))
  await symlink(join(root, 'outside'), join(dir, 'folder'))
  const files = createFiles({ dir, log, drawMissing: (path) => (path.startsWith('folder/') ? drawing : null) })
  expect(await readOriginal(files, '../secret.svg')).toBe('missing')
  expect(await readOriginal(files, 'link.svg')).toBe('missing')
  await files.find('folder/new.svg')
  expect(await readdir(join(root, 'outside'))).toEqual([])
})

it('draws a missing original once for concurrent requests and stores it', async () => {
  const makeMissing = vi.fn((path: string) => (path.startsWith('demo/') ? drawing : null))
  const files = createFiles({ dir, log, drawMissing: makeMissing })
  const found = await Promise.all([1, 2, 3, 4].map(() => versionAt(files, '/demo/clock.jpg')))
  expect(new Set(found).size).toBe(1)
  await readOriginal(files, '/demo/clock.jpg')
  expect(makeMissing).toHaveBeenCalledTimes(1)
  expect(await readFile(join(dir, 'demo/clock.jpg'), 'utf8')).toBe(drawing)
  expect(await readdir(join(dir, 'demo'))).toEqual(['clock.jpg'])
  expect(await readOriginal(files, '/other.jpg')).toBe('missing')
})

it('serves drawn originals and warns once when the folder is not writable', async () => {
  const occupied = join(root, 'occupied')
  await writeFile(occupied, 'a file where the folder should be')
  const makeMissing = vi.fn(() => drawing)
  const files = createFiles({ dir: occupied, log, drawMissing: makeMissing })
  expect(await readOriginal(files, '/a.jpg')).toMatchObject({ type: 'svg', text: drawing })
  expect(await readOriginal(files, '/a.jpg')).toMatchObject({ type: 'svg' })
  expect(await readOriginal(files, '/b.jpg')).toMatchObject({ type: 'svg' })
  expect(makeMissing).toHaveBeenCalledTimes(2)
  expect(log.warn).toHaveBeenCalledTimes(1)
})
