import { type Stores, viewsWithPages } from '@mantel/domain/store'

/** The store views that visitors can open, with their URLs, for the line that the shop prints when it starts. */
export const listStoreAddresses = (stores: Stores): { name: string; url: string }[] =>
  stores.websites.flatMap((website) =>
    viewsWithPages(stores, website).map(({ name, prefix }) => ({ name, url: `${website.publicUrl}${prefix}` })),
  )
