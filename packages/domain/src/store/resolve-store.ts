import { findView, websiteOfHost } from './find-store.ts'
import { parseStorePath } from './store-path.ts'
import type { Stores, StoreView, Website } from './store-view.ts'

export type StoreRequest = {
  /** The Host header, with or without port. */
  host?: string | undefined
  path: string
  /** The header x-vs-store-code, or storeCode in the query. An empty value counts as missing. */
  storeCode?: string | undefined
}

export type ResolvedStore = {
  website: Website
  view: StoreView
  /** The path without the store's prefix. */
  path: string
  /** The request has a store code that its website does not have: the code is ignored and logged. */
  unknownStoreCode: boolean
}

/**
 * Resolves the store view of a request. The host determines the website. The store code determines the view, or the prefix of the
 * path if there is no code.
 */
export function resolveStore(stores: Stores, request: StoreRequest): ResolvedStore {
  const website = websiteOfHost(stores, request.host)
  const byPath = parseStorePath(stores, website, request.path)
  if (!request.storeCode) return { website, ...byPath, unknownStoreCode: false }
  const view = findView(stores, website, request.storeCode)
  return { website, view: view ?? byPath.view, path: byPath.path, unknownStoreCode: view === null }
}
