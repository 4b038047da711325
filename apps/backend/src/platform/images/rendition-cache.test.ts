import { mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

test('what is kept is found again by the next process', async () => {
  await createRenditionCache({ dir, log }).keep('aabb.webp', body(50))
  expect(await createRenditionCache({ dir, log }).find('aabb.webp')).toEqual(body(50))
  expect(await createRenditionCache({ dir, log }).find('aabb.best')).toBeNull()
})

test('the disk holds no more than its limit, and what was used last stays', async () => {
  const cache = createRenditionCache({ dir, log, diskBytes: 1000, memoryBytes: 0 })
  await cache.keep('aa.webp', body(100))
  for (let i = 0; i < 30; i++) {
    await cache.keep(`n${i}.webp`, body(100))
    await cache.find('aa.webp')
    expect(await bytesIn(dir)).toBeLessThanOrEqual(1000)
  }
  expect(await cache.find('aa.webp')).toEqual(body(100))
  expect(await cache.find('n0.webp')).toBeNull()
  expect(await cache.find('n29.webp')).toEqual(body(100))
})

test('a new process removes what was used longest ago, and what was left half written', async () => {
  const before = createRenditionCache({ dir, log })
  for (const name of ['aa.webp', 'bb.webp', 'cc.webp']) await before.keep(name, body(100))
  await utimes(join(dir, 'bb/bb.webp'), 1000, 1000)
  await writeFile(join(dir, 'aa/.aa.webp.unfinished'), 'half')
  await createRenditionCache({ dir, log, diskBytes: 350 }).keep('dd.webp', body(100))
  expect((await filesIn(dir)).map(({ name }) => name).sort()).toEqual(['aa.webp', 'cc.webp', 'dd.webp'])
})

test('a file that lost its content is rendered again', async () => {
  await createRenditionCache({ dir, log }).keep('aa.webp', body(50))
  await truncate(join(dir, 'aa/aa.webp'))
  expect(await createRenditionCache({ dir, log }).find('aa.webp')).toBeNull()
})

test('a folder that cannot be written costs one log line; memory serves', async () => {
  const occupied = join(dir, 'occupied')
  await writeFile(occupied, 'a file where the folder should be')
  const cache = createRenditionCache({ dir: occupied, log })
  await cache.keep('aa.webp', body(50))
  await cache.keep('bb.webp', body(50))
  expect(await cache.find('aa.webp')).toEqual(body(50))
  expect(await readFile(occupied, 'utf8')).toContain('a file')
  expect(log.warn).toHaveBeenCalledTimes(1)
})
