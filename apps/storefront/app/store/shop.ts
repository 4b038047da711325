import type { Caller, Engine } from '@mantel/client'
import { createContext, type RouterContextProvider } from 'react-router'
import type { Texts } from '../i18n/texts.ts'
import type { CurrentStore } from './current-store.ts'

/** Everything a loader needs on the server and in the browser: the store, its texts and formats, and the back end. */
export type Shop = Texts & {
  store: CurrentStore
  /** The only access to the back end. On the server every call is recorded: the tags of its reply become the page's tags. */
  caller: Caller
  /** The client engine for catalogue queries. In the browser it lives as long as the document and caches replies. */
  engine: Engine
  /**
   * Finds the new path of a moved page. Only available on the server; in the browser an unknown path is loaded as a document
   * instead.
   */
  findMovedPath?: (path: string) => Promise<string | null>
  /** Whether search engines may list a path of a store view. Only available on the server. */
  isIndexable?: (storeCode: string, path: string) => boolean
  log: (message: string, details?: object) => void
}

export const shopContext = createContext<Shop>()

export function getShop(context: Readonly<RouterContextProvider>): Shop {
  return context.get(shopContext)
}
