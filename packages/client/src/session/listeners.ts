import type { Log } from '../log.ts'

/** Who wants to be told, and waited for. One that fails does not keep the others from hearing. */
export function createListeners<T>(log: Log, about: string) {
  const listeners = new Set<(event: T) => unknown>()
  return {
    add(listener: (event: T) => unknown): () => void {
      const own = (event: T) => listener(event)
      listeners.add(own)
      return () => void listeners.delete(own)
    },
    async tell(event: T): Promise<void> {
      const told = await Promise.allSettled([...listeners].map(async (listener) => listener(event)))
      for (const one of told) if (one.status === 'rejected') log.error(`A listener failed: ${about}`, one.reason)
    },
  }
}
