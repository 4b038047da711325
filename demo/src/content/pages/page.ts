import type { PageKey } from './page-ids.ts'

export type Page = {
  key: PageKey
  /** Path and identifier. Pages used by the shop's own routes have the same path in every language. */
  slug: string
  title: string
  /** Heading above the text if it differs from the title. */
  heading?: string
  description: string
  /** May contain the placeholders of store-facts.ts. */
  text: string
}
