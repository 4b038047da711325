import type { Caller, Engine } from '@mantel/client'
import { createContext, type RouterContextProvider } from 'react-router'
import type { Texts } from '../i18n/texts.ts'
import type { Place } from './place.ts'

/** What a loader works with, on the server and in the browser alike: the store, its texts and formats, the back end. */
export type Shop = Texts & {
  place: Place
  /** The one door to the back end. On the server every call is remembered: its tags become the page's. */
  caller: Caller
  /** What the catalogue is asked through. In the browser it lives as long as the page and remembers what it was told. */
  engine: Engine
  /**
   * Where something that once stood at this path is today. Only the server knows: in the browser a path that leads
   * nowhere is asked for as a whole page.
   */
  findMovedPath?: (path: string) => Promise<string | null>
  /** Whether search engines may list what stands at a path of a store view. Only the server is asked. */
  isIndexable?: (storeCode: string, path: string) => boolean
  log: (message: string, details?: object) => void
}

export const shopContext = createContext<Shop>()

export function shopOf(context: Readonly<RouterContextProvider>): Shop {
  return context.get(shopContext)
}
