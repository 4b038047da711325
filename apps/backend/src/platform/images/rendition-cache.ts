import { readFile, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { createByteCache, writeFileWhole } from '../files/index.ts'
import type { Log } from '../log.ts'
import { createDiskLedger } from './disk-ledger.ts'
import { servedType } from './negotiate.ts'

/** Rendered pictures: the last ones in memory, the rest on disk, both bounded in bytes. */
export type RenditionCache = {
  find(name: string): Promise<Buffer | null>
  keep(name: string, body: Buffer): Promise<void>
}

export type CacheOptions = { dir: string; log: Log; diskBytes?: number; memoryBytes?: number }

const pauseAfterFailureMs = 30_000

export function createRenditionCache(options: CacheOptions): RenditionCache {
  const { dir, log, diskBytes = 1024 ** 3, memoryBytes = 48 * 1024 ** 2 } = options
  const memory = createByteCache<Buffer>(memoryBytes)
  const ledger = createDiskLedger({ dir, limit: diskBytes })
  let pausedUntil = 0
  let warned = false

  async function find(name: string): Promise<Buffer | null> {
    const held = memory.get(name)
    if (held) return held
    const body = await readFile(join(dir, pathOf(name))).catch(() => null)
    // A machine that lost its power may leave an empty file behind.
    if (!body || !servedType(body)) return null
    memory.set(name, body, body.length)
    if (await ledger.noteUse(pathOf(name), body.length)) await touch(name)
    return body
  }

  /** A disk that takes nothing costs renderings, never an answer. */
  async function keep(name: string, body: Buffer): Promise<void> {
    memory.set(name, body, body.length)
    if (Date.now() < pausedUntil) return
    try {
      await writeFileWhole(dir, pathOf(name), body)
      await ledger.noteUse(pathOf(name), body.length)
    } catch (error) {
      pausedUntil = Date.now() + pauseAfterFailureMs
      if (!warned) log.warn({ err: error }, 'rendered pictures cannot be kept on disk')
      warned = true
    }
  }

  /** So that the order of use outlives the process. */
  async function touch(name: string): Promise<void> {
    const now = new Date()
    await utimes(join(dir, pathOf(name)), now, now).catch(() => {})
  }

  return { find, keep }
}

/** Folders of a few hundred files each. */
const pathOf = (name: string) => `${name.slice(0, 2)}/${name}`
