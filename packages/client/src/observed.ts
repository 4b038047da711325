/**
 * A value with subscribers. get() returns the same object until it changes, as React's useSyncExternalStore requires.
 */
export type Observed<T> = {
  get(): T
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

export type Observable<T> = Observed<T> & { set(value: T): void }

export function createObservable<T>(initial: T): Observable<T> {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return
      current = value
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      // Each subscription is separate, even of the same function.
      const own = () => listener()
      listeners.add(own)
      return () => void listeners.delete(own)
    },
  }
}
