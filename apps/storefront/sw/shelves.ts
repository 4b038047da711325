/**
 * What is kept. A page needs the files it was built with, so each build has a shelf for its pages and one for its files,
 * and both go together. Pictures belong to no build.
 */
const shelfName = /^mantel-(pages|files)-(.+)$/
const pictures = 'mantel-pictures'

/** The oldest go first. */
const most = { pages: 60, pictures: 200 }

export type Shelf = 'pages' | 'files' | 'pictures'
export type Shelves = ReturnType<typeof openShelves>

export function openShelves(caches: CacheStorage, build: string) {
  const nameOf = (shelf: Shelf) => (shelf === 'pictures' ? pictures : `mantel-${shelf}-${build}`)

  async function put(shelf: Shelf, url: string, reply: Response): Promise<void> {
    const cache = await caches.open(nameOf(shelf))
    await cache.put(url, reply)
    if (shelf === 'files') return
    const kept = await cache.keys()
    await Promise.all(kept.slice(0, Math.max(0, kept.length - most[shelf])).map((request) => cache.delete(request)))
  }

  return {
    /** Of this build, else of an earlier one. */
    async find(shelf: Shelf, url: string): Promise<Response | undefined> {
      const own = nameOf(shelf)
      const others = (await caches.keys()).filter((name) => shelfName.exec(name)?.[1] === shelf && name !== own)
      for (const name of [own, ...others.reverse()]) {
        if (!(await caches.has(name))) continue
        const found = await (await caches.open(name)).match(url, { ignoreVary: true })
        if (found) return found
      }
      return undefined
    },

    /** The oldest first. */
    async addresses(shelf: Shelf): Promise<string[]> {
      const kept = await (await caches.open(nameOf(shelf))).keys()
      return kept.map(({ url }) => url)
    },

    /** Where there is no room, pictures make some; where that is not enough, nothing is kept and nothing fails. */
    async keep(shelf: Shelf, url: string, reply: Response): Promise<void> {
      const again = reply.clone()
      try {
        await put(shelf, url, reply)
      } catch {
        await caches.delete(pictures).catch(() => false)
        if (shelf !== 'pictures') await put(shelf, url, again).catch(() => {})
      }
    },

    /** Everything but this build and the one before it, whose tabs may still be open. */
    async removeOldBuilds(): Promise<void> {
      const names = await caches.keys()
      const builds = [...new Set(names.map((name) => shelfName.exec(name)?.[2]).filter((name) => name !== build))]
      const kept = new Set([build, builds.findLast((name) => name !== undefined)])
      const old = names.filter((name) => shelfName.test(name) && !kept.has(shelfName.exec(name)?.[2]))
      await Promise.all(old.map((name) => caches.delete(name)))
    },

    /** All that tells what somebody has looked at. */
    async forget(): Promise<void> {
      const names = await caches.keys()
      const told = names.filter((name) => name === pictures || shelfName.exec(name)?.[1] === 'pages')
      await Promise.all(told.map((name) => caches.delete(name)))
    },
  }
}
