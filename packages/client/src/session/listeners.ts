import type { Log } from '../log.ts'

/** A set of listeners whose promises are awaited. A failing listener does not affect the others. */
export function createListeners<T>(log: Log, eventName: string) {
  const listeners = new Set<(event: T) => unknown>()
  return {
    add(listener: (event: T) => unknown): () => void {
      const own = (event: T) => listener(event)
      listeners.add(own)
      return () => void listeners.delete(own)
    },
    async notify(event: T): Promise<void> {
      const results = await Promise.allSettled([...listeners].map(async (listener) => listener(event)))
      for (const result of results)
        if (result.status === 'rejected') log.error(`A listener failed: ${eventName}`, result.reason)
    },
  }
}
