import type { PageKey } from './page-ids.ts'

export type Page = {
  key: PageKey
  /** The address, and the identifier. Those that the shop's own routes name are the same in every language. */
  slug: string
  title: string
  /** Above the text, where it should differ from the title. */
  heading?: string
  description: string
  /** May name {shipping}, {countries}, {email} and {address}. */
  text: string
}
