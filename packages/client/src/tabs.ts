/** The pages and workers of one browser that share records: a cart, a session, orders, tasks. */
export type Tabs = {
  /** Runs the work under a lock over all of them. A page that closes releases the lock. */
  withLock<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Sends a message to all others. */
  broadcast(message: unknown): void
  listen(listener: (message: unknown) => void): () => void
}

type Locks = { request<T>(name: string, work: () => Promise<T>): Promise<T> }
type Channel = {
  postMessage(message: unknown): void
  onmessage: ((event: { data: unknown }) => void) | null
  close(): void
}

/** `name` identifies the shared data, for instance 'cart-de'. */
export function browserTabs(name: string): Tabs {
  const scope = globalThis as unknown as {
    navigator?: { locks?: Locks }
    BroadcastChannel?: new (name: string) => Channel
  }
  const locks = scope.navigator?.locks
  const local = singleTab()
  const listeners = new Set<(message: unknown) => void>()
  let channel: Channel | null = null
  function open(): Channel | null {
    if (channel || !scope.BroadcastChannel) return channel
    channel = new scope.BroadcastChannel(name)
    channel.onmessage = ({ data }) => {
      for (const listener of [...listeners]) listener(data)
    }
    return channel
  }
  return {
    withLock: locks ? (part, work) => locks.request(`${name}-${part}`, work) : local.withLock,
    broadcast: (message) => open()?.postMessage(message),
    listen(listener) {
      listeners.add(listener)
      open()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        channel?.close()
        channel = null
      }
    },
  }
}

/** Used in a browser without locks, and for a single page. */
export function singleTab(): Tabs {
  const last = new Map<string, Promise<unknown>>()
  return {
    withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
      const turn = (last.get(name) ?? Promise.resolve()).then(work)
      last.set(
        name,
        turn.catch(() => undefined),
      )
      return turn
    },
    broadcast: () => undefined,
    listen: () => () => undefined,
  }
}
