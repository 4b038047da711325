import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Log } from '../log.ts'
import type { MaybePromise } from '../maybe-promise.ts'
import { parseMediaPath } from './media-path.ts'
import { type PictureType, pictureType } from './picture-type.ts'
import { isInside, writeFileAtomically } from './write-file.ts'

export type Original = {
  path: string
  type: PictureType
  /** A hash of the content. */
  version: string
  read(): Promise<Buffer>
}

export type FoundOriginal = { ok: true; original: Original } | { ok: false; reason: 'missing' | 'type' }

/** The original images. */
export type Files = {
  /** Takes a decoded path as in documents. A path that could leave the folder is reported as missing. */
  find(path: string): Promise<FoundOriginal>
}

export type FilesOptions = {
  dir: string
  log: Log
  /** Draws an original that does not exist yet; the result is stored. null: there is no such image. */
  drawMissing?: (path: string) => MaybePromise<string | Buffer | null>
}

const maxOriginalBytes = 32 * 1024 * 1024
/** Bytes of drawn originals that could not be stored on disk. */
const maxUnsavedBytes = 32 * 1024 * 1024
const maxFacts = 50_000

type Facts = { modified: number; size: number; type: PictureType; version: string }

export function createFiles({ dir, log, drawMissing }: FilesOptions): Files {
  const factsByPath = new LRUCache<string, Facts>({ max: maxFacts })
  const unsaved = new LRUCache<string, Buffer>({
    maxSize: maxUnsavedBytes,
    sizeCalculation: (body) => body.length || 1,
  })
  const drawing = new Map<string, Promise<Buffer | null>>()
  let warned = false

  async function find(requestedPath: string): Promise<FoundOriginal> {
    const path = parseMediaPath(requestedPath)
    if (path === null) return { ok: false, reason: 'missing' }
    const status = await stat(join(dir, path)).catch(() => null)
    const cachedFacts = factsByPath.get(path)
    if (status && cachedFacts?.modified === status.mtimeMs && cachedFacts.size === status.size)
      return { ok: true, original: { path, ...pick(cachedFacts), read: () => readAgain(path) } }
    const body = status ? await readInside(path) : await draw(path)
    if (!body) return { ok: false, reason: 'missing' }
    const type = pictureType(body)
    if (!type) return { ok: false, reason: 'type' }
    const facts = { type, version: versionOf(body) }
    if (status) factsByPath.set(path, { modified: status.mtimeMs, size: status.size, ...facts })
    return { ok: true, original: { path, ...facts, read: async () => body } }
  }

  async function readAgain(path: string): Promise<Buffer> {
    const body = (await readInside(path)) ?? (await draw(path))
    if (!body) throw new Error(`original ${path} was removed`)
    return body
  }

  /** Follows symbolic links only within the folder. */
  async function readInside(path: string): Promise<Buffer | null> {
    try {
      const real = await realpath(join(dir, path))
      if (!isInside(await realpath(dir), real)) return null
      const status = await stat(real)
      return status.isFile() && status.size <= maxOriginalBytes ? await readFile(real) : null
    } catch (error) {
      if (isAbsent(error)) return null
      throw error
    }
  }

  /** Draws an original once for concurrent requests. */
  function draw(path: string): Promise<Buffer | null> {
    const unsavedBody = unsaved.get(path)
    if (unsavedBody || !drawMissing) return Promise.resolve(unsavedBody ?? null)
    const running = drawing.get(path) ?? drawAndSave(path, drawMissing).finally(() => drawing.delete(path))
    drawing.set(path, running)
    return running
  }

  async function drawAndSave(path: string, make: NonNullable<FilesOptions['drawMissing']>): Promise<Buffer | null> {
    const drawn = await make(path)
    if (drawn === null) return null
    const body = Buffer.from(drawn)
    try {
      await writeFileAtomically(dir, path, body)
    } catch (error) {
      unsaved.set(path, body)
      if (!warned)
        log.warn({ err: error }, 'media folder is not writable; original images are generated again on each request')
      warned = true
    }
    return body
  }

  return { find }
}

const pick = ({ type, version }: Facts) => ({ type, version })

export function versionOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 16)
}

function isAbsent(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ELOOP'
}
