export type StorageChange = { key: string; value: unknown } | { key: string; removed: true }

/**
 * A database that survives the page. Operations on one collection take effect in call order. Returned values belong to
 * the caller. Any operation may fail, or never settle.
 */
export type Driver = {
  /** undefined: there is no value. */
  get(collection: string, key: string): Promise<unknown>
  entries(collection: string): Promise<[string, unknown][]>
  /** Writes all changes or none. */
  write(collection: string, changes: readonly StorageChange[]): Promise<void>
  clear(collection: string): Promise<void>
  /** Reopens the database; its contents stay. */
  reopen(): Promise<void>
}

/** The browser's disk or its quota is full. */
export function isQuotaError(error: unknown): boolean {
  const name = (error as { name?: unknown } | null)?.name
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED'
}
