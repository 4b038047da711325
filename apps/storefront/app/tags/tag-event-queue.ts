import type { ShopEvent } from '@mantel/domain/tag'

/** The most events that wait until the visitor has chosen; later ones are dropped. */
const maxWaiting = 50
const maxStored = 20

export type TagEventQueue = {
  send(event: ShopEvent): void
  /** The visitor has agreed: sends what has waited on this page. */
  open(deliver: (event: ShopEvent) => void): void
  /** The visitor has refused: drops the waiting events and all later ones. */
  shut(): void
}

export type TagEventQueueOptions = {
  isOnline(): boolean
  onOnline(listener: () => void): void
  /** localStorage, or a stand-in. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  key: string
}

/**
 * Holds events back until the visitor has chosen; nothing of them is stored. Without a connection purchases and sent forms are stored
 * until it is back, because they count whenever they arrive. All other events are dropped: they would be counted at a wrong time.
 */
export function createTagEventQueue({ isOnline, onOnline, storage, key }: TagEventQueueOptions): TagEventQueue {
  let waiting: ShopEvent[] | null = []
  let deliver: ((event: ShopEvent) => void) | null = null

  function send(event: ShopEvent): void {
    if (deliver) {
      if (isOnline()) deliver(event)
      else if (isKeptOffline(event)) store([...stored(), event])
    } else if (waiting && waiting.length < maxWaiting) waiting.push(event)
  }

  const isKeptOffline = ({ type }: ShopEvent) => type === 'purchase' || type === 'lead'

  function stored(): ShopEvent[] {
    try {
      const events = JSON.parse(storage.getItem(key) ?? '[]')
      return Array.isArray(events) ? events : []
    } catch {
      return []
    }
  }

  function store(events: ShopEvent[]): void {
    try {
      storage.setItem(key, JSON.stringify(events.slice(-maxStored)))
    } catch {
      // The storage is full: the events are lost.
    }
  }

  function sendStored(): void {
    if (!deliver || !isOnline()) return
    const events = stored()
    storage.removeItem(key)
    for (const event of events) deliver(event)
  }

  onOnline(sendStored)

  return {
    send,
    open(next) {
      deliver = next
      const waitingEvents = waiting ?? []
      waiting = null
      for (const event of waitingEvents) send(event)
      sendStored()
    },
    shut() {
      deliver = null
      waiting = null
      storage.removeItem(key)
    },
  }
}
