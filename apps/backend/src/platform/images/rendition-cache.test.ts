import { mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRenditionCache } from './rendition-cache.ts'

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
let dir: string

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mantel-img-cache-'))
  vi.clearAllMocks()
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const body = (bytes: number) => Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(bytes - 6)])
const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
const bytesIn = async (folder: string) => {
  const sizes = (await filesIn(folder)).map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

it('finds renditions of an earlier process', async () => {
  await createRenditionCache({ dir, log }).put('aabb.webp', body(50))
  expect(await createRenditionCache({ dir, log }).find('aabb.webp')).toEqual(body(50))
  expect(await createRenditionCache({ dir, log }).find('aabb.best')).toBeNull()
})

it('limits disk use and keeps recently used files', async () => {
  const cache = createRenditionCache({ dir, log, diskBytes: 1000, memoryBytes: 1 })
  await cache.put('aa.webp', body(100))
  for (let i = 0; i < 30; i++) {
    await cache.put(`n${i}.webp`, body(100))
    await cache.find('aa.webp')
    expect(await bytesIn(dir)).toBeLessThanOrEqual(1000)
  }
  expect(await cache.find('aa.webp')).toEqual(body(100))
  expect(await cache.find('n0.webp')).toBeNull()
  expect(await cache.find('n29.webp')).toEqual(body(100))
})

it('removes least recently used and unfinished files of an earlier process', async () => {
  const before = createRenditionCache({ dir, log })
  for (const name of ['aa.webp', 'bb.webp', 'cc.webp']) await before.put(name, body(100))
  await utimes(join(dir, 'bb/bb.webp'), 1000, 1000)
  await writeFile(join(dir, 'aa/.aa.webp.unfinished'), 'half')
  await createRenditionCache({ dir, log, diskBytes: 350 }).put('dd.webp', body(100))
  expect((await filesIn(dir)).map(({ name }) => name).sort()).toEqual(['aa.webp', 'cc.webp', 'dd.webp'])
})

it('ignores a truncated file', async () => {
  await createRenditionCache({ dir, log }).put('aa.webp', body(50))
  await truncate(join(dir, 'aa/aa.webp'))
  expect(await createRenditionCache({ dir, log }).find('aa.webp')).toBeNull()
})

it('serves from memory and warns once when the folder is not writable', async () => {
  const occupied = join(dir, 'occupied')
  await writeFile(occupied, 'a file where the folder should be')
  const cache = createRenditionCache({ dir: occupied, log })
  await cache.put('aa.webp', body(50))
  await cache.put('bb.webp', body(50))
  expect(await cache.find('aa.webp')).toEqual(body(50))
  expect(await readFile(occupied, 'utf8')).toContain('a file')
  expect(log.warn).toHaveBeenCalledTimes(1)
})
