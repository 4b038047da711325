export const network = {
  maxTaskAttempts: 3,
  maxRefreshAttempts: 3,
  /** 0 means no timeout of our own. */
  timeoutMs: 0,
  acceptedStatus: { from: 200, below: 300 },
} as const

export const browserStorage = {
  quotaCheckIntervalMs: 30_000,
  readTimeoutMs: 800,
  iterateTimeoutMs: 2000,
  /** Write errors after which the persistent cache is disabled. */
  maxWriteErrors: 30,
} as const

export const httpCache = {
  outputTtlSeconds: 86_400,
  defaultMaxAgeSeconds: 30 * 86_400,
  jsonMaxAgeSeconds: 86_400,
  pngMaxAgeSeconds: 7 * 86_400,
} as const

export const storeCookie = { defaultCode: 'default' } as const

export const notifications = { timeToLiveMs: 5000 } as const

export const pinboard = { flushAfterMs: 2000, currency: 'GBP' } as const

export const progressBar = { heightPx: 2, widthTransitionMs: 200, fadeTransitionMs: 600, terminationMs: 300 } as const

export const megaMenu = { openDelayMs: 200, closeDelayMs: 500, submenuPopDelayMs: 300 } as const
