/** The pages and workers of one browser that share a cart. */
export type Tabs = {
  /** One at a time over all of them. What dies while it works is over. */
  alone<T>(name: string, work: () => Promise<T>): Promise<T>
  /** To all others. */
  tell(message: unknown): void
  listen(heard: (message: unknown) => void): () => void
}

type Locks = { request<T>(name: string, work: () => Promise<T>): Promise<T> }
type Channel = {
  postMessage(message: unknown): void
  onmessage: ((event: { data: unknown }) => void) | null
  close(): void
}

/** `name`: what they share, for instance 'cart-de'. */
export function browserTabs(name: string): Tabs {
  const place = globalThis as unknown as {
    navigator?: { locks?: Locks }
    BroadcastChannel?: new (name: string) => Channel
  }
  const locks = place.navigator?.locks
  const single = lonelyTab()
  const listeners = new Set<(message: unknown) => void>()
  let channel: Channel | null = null
  function open(): Channel | null {
    if (channel || !place.BroadcastChannel) return channel
    channel = new place.BroadcastChannel(name)
    channel.onmessage = ({ data }) => {
      for (const heard of [...listeners]) heard(data)
    }
    return channel
  }
  return {
    alone: locks ? (part, work) => locks.request(`${name}-${part}`, work) : single.alone,
    tell: (message) => open()?.postMessage(message),
    listen(heard) {
      listeners.add(heard)
      open()
      return () => {
        listeners.delete(heard)
        if (listeners.size > 0) return
        channel?.close()
        channel = null
      }
    },
  }
}

/** A browser without locks, or a place where there is only one page. */
export function lonelyTab(): Tabs {
  const last = new Map<string, Promise<unknown>>()
  return {
    alone<T>(name: string, work: () => Promise<T>): Promise<T> {
      const turn = (last.get(name) ?? Promise.resolve()).then(work)
      last.set(
        name,
        turn.catch(() => undefined),
      )
      return turn
    },
    tell: () => undefined,
    listen: () => () => undefined,
  }
}
