/** What the head of a page says, put together by its loader. Addresses are absolute. */
export type PageHead = {
  title: string
  description?: string
  /** The one address of what the page shows. */
  canonical?: string
  /** The same thing in other store views. */
  alternates?: { locale: string; url: string }[]
  /** Filtered lists, accounts and the like stay out of search engines. */
  noIndex?: boolean
  openGraph?: { type: 'website' | 'product' | 'article'; image?: string }
  /** schema.org objects. */
  jsonLd?: object[]
}
