export type CollectionRule = {
  /**
   * The data can be fetched again, so it is removed first when the disk is full. All other data belongs to the shopper.
   */
  disposable: boolean
  /** Kilobytes, estimated; the oldest entries are removed first. */
  quotaKb?: number
}

/**
 * Collections of each store view. Their number is the version of the browser's database: new names go at the end, and
 * none is ever removed.
 */
export const storeCollections = {
  /** Replies to catalogue searches, and complete products by SKU. */
  products: { disposable: true, quotaKb: 4096 },
  /** Path → its route. */
  urls: { disposable: true },
  attributes: { disposable: true },
  /** SKUs of viewed products, newest first. */
  recent: { disposable: false },
  carts: { disposable: false },
  orders: { disposable: false },
  tasks: { disposable: false },
  /** Entered checkout details, and the data of the last thank-you page. */
  checkout: { disposable: false },
  /** By order: invoices that can be opened offline. */
  invoices: { disposable: false },
  /** Wishlist and comparison, and what they show of products offline. */
  saved: { disposable: false },
} as const satisfies Record<string, CollectionRule>

/** Collections of a whole website: the signed-in customer. */
export const websiteCollections = { user: { disposable: false } } as const satisfies Record<string, CollectionRule>

export type CollectionName = keyof typeof storeCollections | keyof typeof websiteCollections

export const collectionRules: Record<CollectionName, CollectionRule> = { ...storeCollections, ...websiteCollections }
export const collectionNames = Object.keys(collectionRules) as CollectionName[]
