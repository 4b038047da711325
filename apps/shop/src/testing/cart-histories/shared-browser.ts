import type { CartRecord, CartShelf, Tabs } from '@mantel/client'
import type { VirtualTime } from './virtual-time.ts'

/** What the pages of one browser share: a disk, locks, and hearing of each other. */
export type SharedBrowser = {
  record(): CartRecord | null
  shelf: CartShelf
  /** For one page; `close` is its death, which lets go of what it holds. */
  page(): { tabs: Tabs; close(): void }
}

type Turn = { page: object; start: () => void }

export function sharedBrowser(time: VirtualTime): SharedBrowser {
  let record: CartRecord | null = null
  const turns = new Map<string, Turn[]>()
  const listeners = new Map<object, Set<(message: unknown) => void>>()

  function leave(name: string, turn: Turn): void {
    const queue = turns.get(name) ?? []
    const at = queue.indexOf(turn)
    if (at < 0) return
    queue.splice(at, 1)
    if (at === 0) queue[0]?.start()
  }

  return {
    record: () => record,
    shelf: {
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
        alone<T>(name: string, work: () => Promise<T>): Promise<T> {
          return new Promise<T>((resolve, reject) => {
            const turn: Turn = {
              page,
              start: () =>
                void work()
                  .then(resolve, reject)
                  .finally(() => leave(name, turn)),
            }
            const queue = turns.get(name) ?? []
            turns.set(name, queue)
            if (queue.push(turn) === 1) turn.start()
          })
        },
        tell(message) {
          for (const [other, heard] of listeners)
            if (other !== page) time.after(1, () => heard.forEach((listener) => void listener(message)))
        },
        listen(heard) {
          listeners.get(page)?.add(heard)
          return () => void listeners.get(page)?.delete(heard)
        },
      }
      return {
        tabs,
        close() {
          listeners.delete(page)
          for (const [name, queue] of turns)
            for (const turn of queue.filter((one) => one.page === page).toReversed()) leave(name, turn)
        },
      }
    },
  }
}
