export type Change = { key: string; value: unknown } | { key: string; removed: true }

/**
 * One database that outlives the page. Operations on one collection take effect in the order they were asked for. Values
 * that come out belong to the caller. Everything may fail, and may take for ever.
 */
export type Driver = {
  /** undefined: there is none. */
  get(collection: string, key: string): Promise<unknown>
  entries(collection: string): Promise<[string, unknown][]>
  /** All of them or none. */
  write(collection: string, changes: readonly Change[]): Promise<void>
  clear(collection: string): Promise<void>
  /** Opens the database anew; what is in it stays. */
  reopen(): Promise<void>
}

/** The browser's disk, or its share of it, is full. */
export function isQuotaError(error: unknown): boolean {
  const name = (error as { name?: unknown } | null)?.name
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED'
}
