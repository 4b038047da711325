/** Messages from pages to the worker. Pages send them in start-worker.ts and, at logout, in account/forget-visitor.ts. */
export type PageMessage =
  /** The worker replies through the port with a BuildReply. */
  | { type: 'which-build' }
  /** Activates the waiting worker. */
  | { type: 'take-over' }
  /** Lets the worker control this page too. No worker controls a page that was loading while the worker was activated. */
  | { type: 'claim' }
  /** Caches a page that was loaded without the worker, so that it opens offline. */
  | { type: 'keep'; page: string | null; files: string[] }
  /** Sent at logout: deletes everything that reveals which pages were visited. */
  | { type: 'forget' }

export type BuildReply = { pages: string }

/** The tags of background sync registrations. Pages register them in background-sync.ts. */
export type SyncTag = 'orderSync' | 'cartSync'
