/** A value that can be watched. get() gives the same object until it changes, as React's external stores want it. */
export type Observed<T> = {
  get(): T
  /** Returns the function that ends it. */
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
      // Each subscription is its own, also of one function twice.
      const own = () => listener()
      listeners.add(own)
      return () => void listeners.delete(own)
    },
  }
}
