import { resolveStore, type Stores, type StoreView, type Website } from '@mantel/domain/store'
import { matchRoute } from '../app/match-route.ts'
import type { RouteRow } from '../app/route-table.ts'
import { type PageKey, pageKey } from './page/page-key.ts'

/** What an address means before anything is asked. */
export type Address = {
  website: Website
  view: StoreView
  /** Without the store's prefix and the query. */
  path: string
  row: RouteRow
  key: PageKey
}

const mostAddresses = 5000
/** Characters. Longer ones are rare and would be costly to remember. */
const longestAddress = 300

/** Reads addresses; those that are asked for often are read once. */
export function createAddressBook(stores: Stores): { find(host: string, url: string): Address } {
  const known = new Map<string, Address>()
  return {
    find(host, url) {
      const name = `${host} ${url}`
      const found = known.get(name)
      if (found) return found
      const address = read(stores, host, url)
      if (name.length > longestAddress) return address
      // Simpler than counting who was asked for last, and as good: what is asked for often is soon back.
      if (known.size >= mostAddresses) known.clear()
      known.set(name, address)
      return address
    },
  }
}

function read(stores: Stores, host: string, url: string): Address {
  const at = url.indexOf('?')
  const pathname = at < 0 ? url : url.slice(0, at)
  const { website, view, path } = resolveStore(stores, { host, path: pathname })
  const row = matchRoute(path)
  return { website, view, path, row, key: pageKey(view, row, pathname, at < 0 ? '' : url.slice(at)) }
}
