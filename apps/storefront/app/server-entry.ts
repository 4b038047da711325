import type { Place } from './place/place.ts'
import type { Shop } from './place/shop.ts'

/**
 * The seam between the server's own code and the built pages, which bring their own React and router: the build's
 * entry module is a ServerEntry. Nothing else of it is touched.
 */
export type ServerEntry = { createPages(build: unknown): Pages }

export type Pages = {
  render(order: PageOrder): Promise<RenderedPage>
  /** The stylesheets and modules of the first page, for those who prepare or count them. */
  entryFiles(): string[]
}

export type PageOrder = {
  /** As asked for: with the store's prefix, and with no more of the query than the page depends on. */
  url: URL
  shop: Shop & { place: Place }
}

export type RenderedPage = {
  status: number
  /** Where a redirect leads, as the address bar shows it. */
  location: string | null
  contentType: string
  body: string | Uint8Array
  /** The sources that a content security policy must name for the scripts written into the page: 'sha256-…'. */
  scriptHashes: string[]
}
