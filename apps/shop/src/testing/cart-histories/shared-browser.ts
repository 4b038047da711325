import type { CartRecord, CartStorage, Tabs } from '@mantel/client'
import type { VirtualTime } from './virtual-time.ts'

/** The state that the pages of one browser share: storage, locks and messages. */
export type SharedBrowser = {
  record(): CartRecord | null
  cartStorage: CartStorage
  /** Opens a page. `close` releases all locks that the page holds or waits for. */
  page(): { tabs: Tabs; close(): void }
}

type LockRequest = { page: object; start: () => void }

export function createSharedBrowser(time: VirtualTime): SharedBrowser {
  let record: CartRecord | null = null
  const lockQueues = new Map<string, LockRequest[]>()
  const listeners = new Map<object, Set<(message: unknown) => void>>()

  function releaseLock(name: string, lockRequest: LockRequest): void {
    const queue = lockQueues.get(name) ?? []
    const at = queue.indexOf(lockRequest)
    if (at < 0) return
    queue.splice(at, 1)
    if (at === 0) queue[0]?.start()
  }

  return {
    record: () => record,
    cartStorage: {
      read: async () => record,
      async write(next) {
        record = next
        return 'disk'
      },
    },
    page() {
      const page = {}
      listeners.set(page, new Set())
      const tabs: Tabs = {
        withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
          return new Promise<T>((resolve, reject) => {
            const lockRequest: LockRequest = {
              page,
              start: () =>
                void work()
                  .then(resolve, reject)
                  .finally(() => releaseLock(name, lockRequest)),
            }
            const queue = lockQueues.get(name) ?? []
            lockQueues.set(name, queue)
            if (queue.push(lockRequest) === 1) lockRequest.start()
          })
        },
        broadcast(message) {
          for (const [other, pageListeners] of listeners)
            if (other !== page) time.after(1, () => pageListeners.forEach((listener) => void listener(message)))
        },
        listen(listener) {
          listeners.get(page)?.add(listener)
          return () => void listeners.get(page)?.delete(listener)
        },
      }
      return {
        tabs,
        close() {
          listeners.delete(page)
          for (const [name, queue] of lockQueues)
            for (const lockRequest of queue.filter((one) => one.page === page).toReversed())
              releaseLock(name, lockRequest)
        },
      }
    },
  }
}
