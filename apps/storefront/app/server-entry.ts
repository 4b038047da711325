import type { Texts } from './i18n/texts.ts'
import type { FindBuiltFiles } from './page/preload.ts'
import type { ShellData } from './shell/shell-data.ts'
import type { CurrentStore } from './store/current-store.ts'
import type { Shop } from './store/shop.ts'

/**
 * The interface between the server and the built pages, which bundle their own React and router. The build's entry module is a
 * ServerEntry; the server uses nothing else of the build.
 */
export type ServerEntry = {
  createPages(build: unknown, filesOf: FindBuiltFiles, mode?: Mode): Pages
  createOfflinePage(build: unknown): RenderOffline
}
export type { FindBuiltFiles, ShellData }
export type Mode = 'production' | 'development'

export type Pages = {
  render(order: RenderRequest): Promise<RenderedPage>
  /** Loads what header and footer of all pages of a store view show. */
  loadShell(shop: RenderRequest['shop']): Promise<ShellData>
}

/** Renders the page that a store view shows offline when nothing is cached. */
export type RenderOffline = (store: CurrentStore) => Promise<OfflinePage>
export type OfflinePage = { document: string; scriptHashes: string[] }

export type RenderRequest = {
  /** The page's path with the prefix of the store view, and only the query parameters that the page depends on. */
  url: URL
  /** Without texts, which the pages add themselves. */
  shop: Omit<Shop, keyof Texts>
  loadShell: () => Promise<ShellData>
}

export type RenderedPage = {
  status: number
  /** The target of a redirect, with the store's prefix. */
  location: string | null
  contentType: string
  body: string | Uint8Array
  /** The 'sha256-…' sources of the page's inline scripts for the content security policy. */
  scriptHashes: string[]
}
