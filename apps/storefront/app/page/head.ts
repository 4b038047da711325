import type { RoutableType } from '@mantel/contract'

/** The contents of a page's head, returned by its loader. All URLs are absolute. */
export type PageHead = {
  title: string
  description?: string
  /** The canonical URL of the page's subject. */
  canonical?: string
  /** The same page in other store views. */
  alternates?: { locale: string; url: string }[]
  /** The document that the page shows. Its addresses in other store views are looked up when the visitor changes the store. */
  subject?: { type: RoutableType; id: number }
  /** Keeps search engines from listing the page: filtered lists, accounts and the like. */
  noIndex?: boolean
  openGraph?: { type: 'website' | 'product' | 'article'; image?: string }
  /** schema.org objects. */
  jsonLd?: object[]
}
