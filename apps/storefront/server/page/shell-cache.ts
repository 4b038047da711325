import type { ShellData } from '../../app/server-entry.ts'
import { createPageCache, type PageCacheOptions, type PurgeRequest } from './page-cache.ts'
import { addCacheInfo, type CacheInfo, emptyCacheInfo } from './record-calls.ts'

/** The data of header and footer, or the reason why loading it failed, and the cache information of the replies that it comes from. */
type LoadedShell = { data: ShellData | null; failure: unknown; cacheInfo: CacheInfo }

/** The size limit. It is larger than any shop needs, because each store view has one entry of a few kilobytes. */
const maxBytes = 8 * 1024 * 1024

export type ShellCache = ReturnType<typeof createShellCache>

/**
 * Caches the data of header and footer by store view, with the same rules as pages. Without this cache every page would build the same data
 * again from the same replies.
 */
export function createShellCache(options: Pick<PageCacheOptions<LoadedShell>, 'lifetimeMs' | 'now' | 'onFailure'>) {
  const cache = createPageCache<LoadedShell>({
    ...options,
    maxBytes,
    bytesOf: ({ data }) => JSON.stringify(data).length * 2,
  })
  return {
    /** Returns the data, loaded with `load` if needed, and adds its cache information to that of the page. */
    async get(storeCode: string, page: CacheInfo, load: (info: CacheInfo) => Promise<ShellData>): Promise<ShellData> {
      const { page: loaded } = await cache.get(storeCode, async () => {
        const cacheInfo = emptyCacheInfo()
        const loaded: LoadedShell = { data: null, failure: null, cacheInfo }
        try {
          loaded.data = await load(cacheInfo)
        } catch (error) {
          loaded.failure = error
        }
        return { page: loaded, cachePolicy: loaded.data && cacheInfo.isCacheable ? cacheInfo : null }
      })
      addCacheInfo(page, loaded.cacheInfo)
      if (!loaded.data) throw loaded.failure
      return loaded.data
    },
    purge: (order: PurgeRequest) => cache.purge(order),
  }
}
