/** A map whose entries expire. */
export class ExpiringMap<T> {
  readonly #kept = new Map<string, { value: T; until: number }>()
  readonly #now: () => number
  constructor(now: () => number) {
    this.#now = now
  }

  set(key: string, value: T, life: number): Date {
    for (const [old, { until }] of this.#kept) {
      // Insertion order is close to the order of expiry.
      if (until > this.#now()) break
      this.#kept.delete(old)
    }
    const until = this.#now() + life
    this.#kept.set(key, { value, until })
    return new Date(until)
  }

  get(key: string): T | undefined {
    const found = this.#kept.get(key)
    return found && found.until > this.#now() ? found.value : undefined
  }

  take(key: string): T | undefined {
    const value = this.get(key)
    this.#kept.delete(key)
    return value
  }
}
