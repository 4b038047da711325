/** What pages say to the worker; start-worker.ts on their side. */
export type PageMessage =
  /** Answered through the port with a BuildAnswer. */
  | { type: 'which-build' }
  /** The waiting worker is to work from now on. */
  | { type: 'take-over' }
  /** Somebody looks at this page, without the worker having fetched it: it opens again without a connection. */
  | { type: 'keep'; page: string | null; files: string[] }
  /** Somebody logs out: nothing shows what was looked at. */
  | { type: 'forget' }

export type BuildAnswer = { pages: string }

/** What background sync is asked for by; background-sync.ts on the pages' side. */
export type SyncTag = 'orderSync' | 'cartSync'
