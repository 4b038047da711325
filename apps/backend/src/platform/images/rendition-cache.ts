import { readFile, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { writeFileAtomically } from '../files/index.ts'
import type { Log } from '../log.ts'
import { createDiskUsage } from './disk-usage.ts'
import { servedType } from './negotiate.ts'

/** Rendered images: recently used ones in memory, all on disk, both limited in bytes. */
export type RenditionCache = {
  find(name: string): Promise<Buffer | null>
  put(name: string, body: Buffer): Promise<void>
}

export type CacheOptions = { dir: string; log: Log; diskBytes?: number; memoryBytes?: number }

const pauseAfterFailureMs = 30_000

export function createRenditionCache(options: CacheOptions): RenditionCache {
  const { dir, log, diskBytes = 1024 ** 3, memoryBytes = 48 * 1024 ** 2 } = options
  const memory = new LRUCache<string, Buffer>({ maxSize: memoryBytes, sizeCalculation: (body) => body.length || 1 })
  const ledger = createDiskUsage({ dir, limit: diskBytes })
  let pausedUntil = 0
  let warned = false

  async function find(name: string): Promise<Buffer | null> {
    const cached = memory.get(name)
    if (cached) return cached
    const body = await readFile(join(dir, pathOf(name))).catch(() => null)
    // A power failure may leave an empty file.
    if (!body || !servedType(body)) return null
    memory.set(name, body)
    if (await ledger.recordUse(pathOf(name), body.length)) await touch(name)
    return body
  }

  /** If the disk cannot be written, images are only rendered more often. */
  async function keep(name: string, body: Buffer): Promise<void> {
    memory.set(name, body)
    if (Date.now() < pausedUntil) return
    try {
      await writeFileAtomically(dir, pathOf(name), body)
      await ledger.recordUse(pathOf(name), body.length)
    } catch (error) {
      pausedUntil = Date.now() + pauseAfterFailureMs
      if (!warned) log.warn({ err: error }, 'rendition cache is not writable')
      warned = true
    }
  }

  /** Saves the time of use in the file, so that the order of use survives a restart. */
  async function touch(name: string): Promise<void> {
    const now = new Date()
    await utimes(join(dir, pathOf(name)), now, now).catch(() => {})
  }

  return { find, put: keep }
}

/** Subfolders keep the number of files in a folder small. */
const pathOf = (name: string) => `${name.slice(0, 2)}/${name}`
