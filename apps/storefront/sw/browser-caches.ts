import type { PackedFiles } from './settings.ts'
import { unpackFile } from './unpack-file.ts'

/**
 * The caches of the service worker. A page needs the files of its own build, so each build has one cache for its pages and one
 * for its files, and both are deleted together. Images belong to no build.
 */
const cacheName = /^mantel-(pages|files)-(.+)$/
const pictureCache = 'mantel-pictures'
/** The entry of a file cache with all small files of its build: storing each by itself takes longer than fetching them. */
const packPath = '/assets/packed-files'

/** Size limits. The oldest entries are removed first. */
const maxEntries = { pages: 60, pictures: 200 }

export type CacheKind = 'pages' | 'files' | 'pictures'
export type BrowserCaches = ReturnType<typeof openBrowserCaches>

export function openBrowserCaches(caches: CacheStorage, build: string, origin: string) {
  const packUrl = `${origin}${packPath}`
  /** The packed files by cache name, in memory for as long as the browser lets the worker run. */
  const packs = new Map<string, Promise<PackedFiles>>()
  const nameOf = (kind: CacheKind) => (kind === 'pictures' ? pictureCache : `mantel-${kind}-${build}`)

  const namesOf = async (kind: CacheKind) => (await caches.keys()).filter((name) => cacheName.exec(name)?.[1] === kind)

  /**
   * Treats an entry that cannot be read as missing, because its files can be fetched from the network. The next request tries to read it
   * again.
   */
  async function readPack(name: string): Promise<PackedFiles> {
    try {
      const stored = await caches.match(packUrl, { cacheName: name })
      return stored ? await stored.json() : {}
    } catch {
      packs.delete(name)
      return {}
    }
  }

  function packOf(name: string): Promise<PackedFiles> {
    const pack = packs.get(name) ?? readPack(name)
    packs.set(name, pack)
    return pack
  }

  async function findPacked(name: string, url: string): Promise<Response | undefined> {
    const path = url.slice(origin.length)
    const content = (await packOf(name))[path]
    return content === undefined ? undefined : unpackFile(path, content)
  }

  async function put(kind: CacheKind, url: string, reply: Response): Promise<void> {
    const cache = await caches.open(nameOf(kind))
    await cache.put(url, reply)
    if (kind === 'files') return
    const kept = await cache.keys()
    await Promise.all(
      kept.slice(0, Math.max(0, kept.length - maxEntries[kind])).map((request) => cache.delete(request)),
    )
  }

  return {
    /** Looks in this build's cache first, then in those of earlier builds. */
    async find(kind: CacheKind, url: string): Promise<Response | undefined> {
      const findIn = async (name: string) =>
        (await caches.match(url, { cacheName: name, ignoreVary: true })) ??
        (kind === 'files' ? findPacked(name, url) : undefined)
      const found = await findIn(nameOf(kind))
      if (found || kind === 'pictures') return found
      for (const name of (await namesOf(kind)).reverse()) {
        const earlier = name === nameOf(kind) ? undefined : await findIn(name)
        if (earlier) return earlier
      }
      return undefined
    },

    /** The files of all cached builds: the URLs of those with an entry of their own, and the contents of the packed ones. */
    async knownFiles(): Promise<{ urls: Set<string>; packed: PackedFiles }> {
      const names = await namesOf('files')
      const opened = await Promise.all(names.map((name) => caches.open(name)))
      const kept = await Promise.all(opened.map((cache) => cache.keys()))
      const packed = Object.assign({}, ...(await Promise.all(names.map(packOf))))
      return { urls: new Set(kept.flat().map(({ url }) => url)), packed }
    },

    /** The cached URLs, oldest first. */
    async addresses(kind: CacheKind): Promise<string[]> {
      const kept = await (await caches.open(nameOf(kind))).keys()
      return kept.map(({ url }) => url)
    },

    /** Stores a reply. If the quota is exceeded, deletes the images and retries once; a second failure is ignored. */
    async keep(kind: CacheKind, url: string, reply: Response): Promise<void> {
      const copy = reply.clone()
      try {
        await put(kind, url, reply)
      } catch {
        await caches.delete(pictureCache).catch(() => false)
        if (kind !== 'pictures') await put(kind, url, copy).catch(() => {})
      }
    },

    /** Stores the small files of this build. */
    async keepPacked(files: PackedFiles): Promise<void> {
      packs.delete(nameOf('files'))
      await this.keep('files', packUrl, Response.json(files))
    },

    /** Deletes the caches of all builds except this one and the previous one, whose tabs may still be open. */
    async removeOldBuilds(): Promise<void> {
      const names = await caches.keys()
      const builds = [...new Set(names.map((name) => cacheName.exec(name)?.[2]).filter((name) => name !== build))]
      const kept = new Set([build, builds.findLast((name) => name !== undefined)])
      const old = names.filter((name) => cacheName.test(name) && !kept.has(cacheName.exec(name)?.[2]))
      await Promise.all(old.map((name) => caches.delete(name)))
    },

    /** Deletes everything that reveals which pages were visited. */
    async forget(): Promise<void> {
      const names = await caches.keys()
      const revealing = names.filter((name) => name === pictureCache || cacheName.exec(name)?.[1] === 'pages')
      await Promise.all(revealing.map((name) => caches.delete(name)))
    },
  }
}
