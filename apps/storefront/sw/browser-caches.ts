/**
 * The caches of the service worker. A page needs the files of its own build, so each build has one cache for its pages and one
 * for its files, and both are deleted together. Images belong to no build.
 */
const cacheName = /^mantel-(pages|files)-(.+)$/
const pictureCache = 'mantel-pictures'

/** Size limits. The oldest entries are removed first. */
const maxEntries = { pages: 60, pictures: 200 }

export type CacheKind = 'pages' | 'files' | 'pictures'
export type BrowserCaches = ReturnType<typeof openBrowserCaches>

export function openBrowserCaches(caches: CacheStorage, build: string) {
  const nameOf = (kind: CacheKind) => (kind === 'pictures' ? pictureCache : `mantel-${kind}-${build}`)

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
      const own = nameOf(kind)
      const others = (await caches.keys()).filter((name) => cacheName.exec(name)?.[1] === kind && name !== own)
      for (const name of [own, ...others.reverse()]) {
        if (!(await caches.has(name))) continue
        const found = await (await caches.open(name)).match(url, { ignoreVary: true })
        if (found) return found
      }
      return undefined
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
