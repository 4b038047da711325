import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { lifetimes } from '@mantel/contract'

export type Encoding = 'br' | 'gzip'

/** A file that browsers ask for by its address. */
export type ShelfFile = {
  path: string
  type: string
  cacheControl: string
  /** Whole, or compressed where it was when it was built. */
  read(encoding?: Encoding): Promise<Buffer>
  encodings: Encoding[]
  etag(): Promise<string>
}

/** Addresses to files. What is not on the shelf does not exist, so no address leads out of the folder. */
export type FileShelf = ReadonlyMap<string, ShelfFile>

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
const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

/** Every file below the folder, under `base`. */
export async function readShelf(folder: string, base = '/'): Promise<Map<string, ShelfFile>> {
  if (!existsSync(folder)) return new Map()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
  )
  const shown = [...names].filter((name) => !/\.(br|gz)$/.test(name) && !name.startsWith('.'))
  return new Map(shown.map((name) => [`${base}${name}`, shelfFile(folder, name, `${base}${name}`, names)]))
}

function shelfFile(folder: string, name: string, path: string, names: ReadonlySet<string>): ShelfFile {
  const contents = new Map<string, Promise<Buffer>>()
  let etag: Promise<string> | undefined
  const read = (encoding?: Encoding): Promise<Buffer> => {
    const file = `${name}${encoding ? endings[encoding] : ''}`
    const content = contents.get(file) ?? readFile(join(folder, file))
    contents.set(file, content)
    return content
  }
  return {
    path,
    type: types[extname(name)] ?? 'application/octet-stream',
    cacheControl: cacheControlOf(path),
    encodings: (['br', 'gzip'] as const).filter((encoding) => names.has(`${name}${endings[encoding]}`)),
    read,
    etag: () => {
      etag ??= read().then((content) => `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`)
      return etag
    },
  }
}

/** What carries a hash of its content in its name never changes. */
function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  const ending = extname(path)
  const seconds =
    ending === '.json' ? lifetimes.headerJson : ending === '.png' ? lifetimes.headerPng : lifetimes.headerDefault
  return `public, max-age=${seconds}`
}
