import type { Texts } from './i18n/texts.ts'
import type { Place } from './place/place.ts'
import type { Shop } from './place/shop.ts'

/**
 * The seam between the server's own code and the built pages, which bring their own React and router: the build's
 * entry module is a ServerEntry. Nothing else of it is touched.
 */
export type ServerEntry = {
  createPages(build: unknown, filesOf: FilesOf, mode?: Mode): Pages
  createOfflinePage(build: unknown): RenderOffline
}
export type Mode = 'production' | 'development'

/** The addresses of the files that a source file has become, those it imports included; none if it is not known. */
export type FilesOf = (source: string) => readonly string[]

export type Pages = {
  render(order: PageOrder): Promise<RenderedPage>
}

/** What a store view shows where there is no connection and nothing kept. */
export type RenderOffline = (place: Place) => Promise<OfflinePage>
export type OfflinePage = { document: string; scriptHashes: string[] }

export type PageOrder = {
  /** As asked for: with the store's prefix, and with no more of the query than the page depends on. */
  url: URL
  /** Texts are the pages' own. */
  shop: Omit<Shop, keyof Texts>
}

export type RenderedPage = {
  status: number
  /** Where a redirect leads, as the address bar shows it. */
  location: string | null
  contentType: string
  body: string | Uint8Array
  /** The sources that a content security policy must name for the scripts written into the page: 'sha256-…'. */
  scriptHashes: string[]
  /** React's part of the work once more, without what it needs and what becomes of it: the yardstick of the bench. */
  renderTree?: () => string
}
