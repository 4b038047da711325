import { resolveStore, type Stores, type StoreView, type Website } from '@mantel/domain/store'
import { LRUCache } from 'lru-cache'
import { matchRoute } from '../app/match-route.ts'
import type { RouteRow } from '../app/route-table.ts'
import { canonicalPath } from './page/canonical-path.ts'
import { createPageKey, type PageKey } from './page/page-key.ts'

/** A parsed page address: the store and route it belongs to. Needs no call to the back end. */
export type PageAddress = {
  website: Website
  view: StoreView
  /** The path without the prefix of the store view and without the query. */
  path: string
  row: RouteRow
  key: PageKey
  /** Canonical path and query, if the request used another spelling of them; else null. */
  redirectTo: string | null
}

const maxEntries = 5000
/** Characters. Longer addresses are rare and would take much memory. */
const maxKeyLength = 300

/** Parses addresses and caches the recently used ones. */
export function createAddressParser(stores: Stores): { find(host: string, url: string): PageAddress } {
  const cache = new LRUCache<string, PageAddress>({ max: maxEntries })
  return {
    find(host, url) {
      const cacheKey = `${host} ${url}`
      const found = cache.get(cacheKey)
      if (found) return found
      const address = parse(stores, host, url)
      if (cacheKey.length > maxKeyLength) return address
      cache.set(cacheKey, address)
      return address
    },
  }
}

function parse(stores: Stores, host: string, url: string): PageAddress {
  const at = url.indexOf('?')
  const pathname = at < 0 ? url : url.slice(0, at)
  const { website, view, path } = resolveStore(stores, { host, path: pathname })
  const row = matchRoute(path)
  const query = at < 0 ? '' : url.slice(at)
  const usual = canonicalPath(pathname)
  return {
    website,
    view,
    path,
    row,
    key: createPageKey(view, row, pathname, query),
    redirectTo: usual === pathname ? null : `${usual}${query}`,
  }
}
