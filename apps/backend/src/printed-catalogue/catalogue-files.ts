import { hash } from 'node:crypto'
import { createReadStream, type ReadStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Stores, type StoreView, websiteOf } from '@mantel/domain/store'
import { writeFileAtomically } from '../platform/files/index.ts'
import type { Log } from '../platform/log.ts'
import type { Pdf } from '../platform/pdf/index.ts'
import { arrangeCatalogue, type CatalogueContent, type CatalogueSource } from './catalogue-content.ts'
import { createCatalogueDocument } from './catalogue-document.ts'

/** The maximum number of products in a file: without it, the file and the memory to create it would grow without limit. */
export const maxProducts = 2000
/** A newer file is created at most this often, whatever changes in the catalogue. */
const minAgeMs = 10 * 60_000
/** Reading the catalogue takes time, and every order changes the stock: it is read again at most this often. */
const minReadMs = 60_000
/** Pictures rendered at the same time; pages need the image worker too. */
const parallelPictures = 2

export type CatalogueFilesOptions = {
  dir: string
  stores: Stores
  log: Log
  now(): Date
  pdf: Pick<Pdf, 'draw'>
  /** Changes whenever a product or category of the view may have changed. */
  versionOf(view: StoreView): string
  read(view: StoreView, groupId: number | null, limit: number): Promise<CatalogueSource>
  /** A small picture as JPEG or PNG; null if there is none. */
  findPicture(image: string): Promise<Uint8Array | null>
}

type Described = { version: string; at: number; prefix: string; digest: string; content: CatalogueContent }

export type CatalogueFile = { name: string; bytes: number }
export type CatalogueFiles = ReturnType<typeof createCatalogueFiles>

/**
 * The catalogue of each store view and customer group as a PDF file. The file's name contains a digest of its content, so a file is
 * created once and used, also by other processes and after a restart, until the content changes.
 */
export function createCatalogueFiles(options: CatalogueFilesOptions) {
  const { dir, stores, log, now, pdf, versionOf, read, findPicture } = options
  const describedByPrefix = new Map<string, Described>()
  const drawings = new Map<string, Promise<CatalogueFile>>()
  const drawn = new Map<string, { file: CatalogueFile; at: number }>()

  async function describe(view: StoreView, groupId: number | null) {
    const prefix = `${view.code}-${groupId ?? 'public'}-`
    const version = versionOf(view)
    const earlier = describedByPrefix.get(prefix)
    const at = now().getTime()
    if (earlier && (earlier.version === version || at - earlier.at < minReadMs)) return earlier
    const content = arrangeCatalogue(view, await read(view, groupId, maxProducts))
    const described = {
      version,
      at,
      prefix,
      content,
      digest: hash('sha256', JSON.stringify(content), 'hex').slice(0, 32),
    }
    describedByPrefix.set(prefix, described)
    return described
  }

  /** The file of the current content, or one that was created a few minutes ago. */
  async function findFile(prefix: string, name: string): Promise<CatalogueFile | null> {
    const recent = drawn.get(prefix)
    const candidates = recent && now().getTime() - recent.at < minAgeMs ? [name, recent.file.name] : [name]
    for (const candidate of candidates) {
      const stats = await stat(join(dir, candidate)).catch(() => null)
      if (stats) return { name: candidate, bytes: stats.size }
    }
    return null
  }

  async function loadPictures(content: CatalogueContent): Promise<Map<string, Uint8Array>> {
    const images = content.chapters.flatMap(({ products }) => products.flatMap(({ image }) => image ?? []))
    const waiting = [...new Set(images)]
    const pictures = new Map<string, Uint8Array>()
    async function loadNext(): Promise<void> {
      for (let image = waiting.pop(); image !== undefined; image = waiting.pop()) {
        const picture = await findPicture(image).catch(() => null)
        if (picture) pictures.set(image, picture)
      }
    }
    await Promise.all(Array.from({ length: parallelPictures }, loadNext))
    return pictures
  }

  async function draw(
    view: StoreView,
    name: string,
    prefix: string,
    content: CatalogueContent,
  ): Promise<CatalogueFile> {
    const pictures = await loadPictures(content)
    const website = websiteOf(stores, view)
    const bytes = await pdf.draw(createCatalogueDocument(content, { view, website, madeAt: now(), pictures }))
    await writeFileAtomically(dir, name, bytes)
    for (const other of await readdir(dir))
      if (other.startsWith(prefix) && other !== name) await rm(join(dir, other), { force: true })
    log.info({ storeCode: view.code, products: content.shown, bytes: bytes.length }, 'catalogue file created')
    const file = { name, bytes: bytes.length }
    drawn.set(prefix, { file, at: now().getTime() })
    return file
  }

  return {
    /** The file if it exists. */
    async find(view: StoreView, groupId: number | null): Promise<CatalogueFile | null> {
      const { prefix, digest } = await describe(view, groupId)
      return findFile(prefix, `${prefix}${digest}.pdf`)
    },

    /**
     * The file; creates it if it does not exist. Requests of the same time share one creation, also when the catalogue changes during
     * it: a client that repeats a request after a timeout gets the file that its first request has started.
     */
    async create(view: StoreView, groupId: number | null): Promise<CatalogueFile> {
      const { prefix, digest, content } = await describe(view, groupId)
      const name = `${prefix}${digest}.pdf`
      const found = await findFile(prefix, name)
      if (found) return found
      const running = drawings.get(prefix)
      if (running) return running
      const drawing = draw(view, name, prefix, content).finally(() => drawings.delete(prefix))
      drawings.set(prefix, drawing)
      return drawing
    },

    open: (file: CatalogueFile): ReadStream => createReadStream(join(dir, file.name)),
  }
}
