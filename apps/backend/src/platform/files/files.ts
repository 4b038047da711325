import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../log.ts'
import { createByteCache } from './byte-cache.ts'
import { parseMediaPath } from './media-path.ts'
import { type PictureType, pictureType } from './picture-type.ts'
import { isInside, writeFileWhole } from './write-file.ts'

export type Original = {
  path: string
  type: PictureType
  /** Follows from the content: another version is another picture. */
  version: string
  read(): Promise<Buffer>
}

export type FoundOriginal = { ok: true; original: Original } | { ok: false; reason: 'missing' | 'type' }

/** The originals of pictures. */
export type Files = {
  /** The path as documents write it, decoded. Whatever could lead out of the folder is missing. */
  find(path: string): Promise<FoundOriginal>
}

export type FilesOptions = {
  dir: string
  log: Log
  /** Draws an original that is not there yet; it is kept then. null: there is no such picture. */
  makeMissing?: (path: string) => string | Buffer | null
}

const largestOriginal = 32 * 1024 * 1024
/** Of drawn originals that no disk wants to keep. */
const heldInMemory = 32 * 1024 * 1024
const rememberedFacts = 50_000

type Facts = { modified: number; size: number; type: PictureType; version: string }

export function createFiles({ dir, log, makeMissing }: FilesOptions): Files {
  const known = createByteCache<Facts>(rememberedFacts)
  const unsaved = createByteCache<Buffer>(heldInMemory)
  const drawing = new Map<string, Promise<Buffer | null>>()
  let warned = false

  async function find(written: string): Promise<FoundOriginal> {
    const path = parseMediaPath(written)
    if (path === null) return { ok: false, reason: 'missing' }
    const status = await stat(join(dir, path)).catch(() => null)
    const remembered = known.get(path)
    if (status && remembered?.modified === status.mtimeMs && remembered.size === status.size)
      return { ok: true, original: { path, ...pick(remembered), read: () => readAgain(path) } }
    const body = status ? await readInside(path) : await draw(path)
    if (!body) return { ok: false, reason: 'missing' }
    const type = pictureType(body)
    if (!type) return { ok: false, reason: 'type' }
    const facts = { type, version: versionOf(body) }
    if (status) known.set(path, { modified: status.mtimeMs, size: status.size, ...facts }, 1)
    return { ok: true, original: { path, ...facts, read: async () => body } }
  }

  async function readAgain(path: string): Promise<Buffer> {
    const body = (await readInside(path)) ?? (await draw(path))
    if (!body) throw new Error(`the original ${path} went away`)
    return body
  }

  /** A link may stand in the folder, but not lead out of it. */
  async function readInside(path: string): Promise<Buffer | null> {
    try {
      const real = await realpath(join(dir, path))
      if (!isInside(await realpath(dir), real)) return null
      const status = await stat(real)
      return status.isFile() && status.size <= largestOriginal ? await readFile(real) : null
    } catch (error) {
      if (isAbsent(error)) return null
      throw error
    }
  }

  /** Many may ask at once; it is drawn once. */
  function draw(path: string): Promise<Buffer | null> {
    const held = unsaved.get(path)
    if (held || !makeMissing) return Promise.resolve(held ?? null)
    const running = drawing.get(path) ?? drawAndKeep(path, makeMissing).finally(() => drawing.delete(path))
    drawing.set(path, running)
    return running
  }

  async function drawAndKeep(path: string, make: NonNullable<FilesOptions['makeMissing']>): Promise<Buffer | null> {
    const made = make(path)
    if (made === null) return null
    const body = Buffer.from(made)
    try {
      await writeFileWhole(dir, path, body)
    } catch (error) {
      unsaved.set(path, body, body.length)
      if (!warned)
        log.warn({ err: error }, 'originals of pictures cannot be kept on disk; they are drawn again when needed')
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
