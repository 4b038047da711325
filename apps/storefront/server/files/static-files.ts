import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { cacheLifetimes, type Encoding } from '@mantel/contract'

/** A static file that browsers can request. */
export type StaticFile = {
  path: string
  type: string
  cacheControl: string
  /** Reads the file, or its variant that was compressed at build time. */
  read(encoding?: Encoding): Promise<Buffer>
  encodings: Encoding[]
  etag(): Promise<string>
}

/** Static files by URL path. Only listed paths are served, so no path can escape the folder. */
export type StaticFiles = ReadonlyMap<string, StaticFile>

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
}
const extensions: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

/** Lists every file below the folder, with URL paths below `base`. */
export async function listStaticFiles(folder: string, base = '/'): Promise<Map<string, StaticFile>> {
  if (!existsSync(folder)) return new Map()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
  )
  const publicNames = [...names].filter((name) => !/\.(br|gz)$/.test(name) && !name.startsWith('.'))
  return new Map(publicNames.map((name) => [`${base}${name}`, describeFile(folder, name, `${base}${name}`, names)]))
}

function describeFile(folder: string, name: string, path: string, names: ReadonlySet<string>): StaticFile {
  const contents = new Map<string, Promise<Buffer>>()
  let etag: Promise<string> | undefined
  const read = (encoding?: Encoding): Promise<Buffer> => {
    const file = `${name}${encoding ? extensions[encoding] : ''}`
    const content = contents.get(file) ?? readFile(join(folder, file))
    contents.set(file, content)
    return content
  }
  return {
    path,
    type: types[extname(name)] ?? 'application/octet-stream',
    cacheControl: cacheControlOf(path),
    encodings: (['br', 'gzip'] as const).filter((encoding) => names.has(`${name}${extensions[encoding]}`)),
    read,
    etag: () => {
      etag ??= read().then((content) => `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`)
      return etag
    },
  }
}

/** Files below /assets/ have a content hash in their name and never change. */
function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  const extension = extname(path)
  const seconds =
    extension === '.json'
      ? cacheLifetimes.headerJson
      : extension === '.png'
        ? cacheLifetimes.headerPng
        : cacheLifetimes.headerDefault
  return `public, max-age=${seconds}`
}
