export type CollectionRule = {
  /** What can be fetched again: the first to go when the disk is full. Everything else is the shopper's own. */
  disposable: boolean
  /** Kilobytes, as estimated; what was written first goes first. */
  quotaKb?: number
}

/**
 * Kept for each store view. The number of collections is the version of the browser's database: names are added at the
 * end and never removed.
 */
export const storeCollections = {
  /** Search replies and whole products. */
  products: { disposable: true, quotaKb: 4096 },
  /** Path → what stands there. */
  urls: { disposable: true },
  attributes: { disposable: true },
  /** SKUs that were looked at, newest first. */
  recent: { disposable: false },
  carts: { disposable: false },
  /** The order queue. */
  orders: { disposable: false },
  tasks: { disposable: false },
  /** What was typed into the checkout, and the last order's words of thanks. */
  checkout: { disposable: false },
  /** By order: papers that can be opened without a connection. */
  invoices: { disposable: false },
} as const satisfies Record<string, CollectionRule>

/** Kept for a whole website: who is logged in. */
export const websiteCollections = { user: { disposable: false } } as const satisfies Record<string, CollectionRule>

export type CollectionName = keyof typeof storeCollections | keyof typeof websiteCollections

export const collectionRules: Record<CollectionName, CollectionRule> = { ...storeCollections, ...websiteCollections }
export const collectionNames = Object.keys(collectionRules) as CollectionName[]
