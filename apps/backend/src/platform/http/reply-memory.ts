export type ReplyMemory = {
  /** Waits for a turn to build a large reply. Null: refused, because too many wait or it has waited too long. */
  acquire(): Promise<ReplyLease | null>
  readonly bytes: number
  readonly waiting: number
}

/** A reply that is being built and sent. It holds its bytes until it is released. */
export type ReplyLease = {
  /** The reply is built and has this size; the next one may be built. */
  hold(bytes: number): void
  /** The reply was sent, or is not sent. Further calls have no effect. */
  release(): void
}

export type ReplyMemoryOptions = { maxBytes: number; maxWaiting: number; maxWaitMs: number }

/**
 * Bounds the memory of large replies: they are built one after another, and none is started while those that are being sent
 * hold maxBytes. A client that does not read delays other large replies only until it is dropped.
 */
export function createReplyMemory({ maxBytes, maxWaiting, maxWaitMs }: ReplyMemoryOptions): ReplyMemory {
  const queue = new Set<() => void>()
  let bytes = 0
  let isBuilding = false

  function startNext(): void {
    const [next] = queue
    if (!next || isBuilding || bytes >= maxBytes) return
    queue.delete(next)
    next()
  }

  function createLease(): ReplyLease {
    isBuilding = true
    let state: 'building' | 'held' | 'released' = 'building'
    let held = 0
    return {
      hold(size) {
        if (state !== 'building') return
        state = 'held'
        held = size
        bytes += size
        isBuilding = false
        startNext()
      },
      release() {
        if (state === 'building') isBuilding = false
        state = 'released'
        bytes -= held
        held = 0
        startNext()
      },
    }
  }

  return {
    get bytes() {
      return bytes
    },
    get waiting() {
      return queue.size
    },
    acquire() {
      if (!isBuilding && bytes < maxBytes && queue.size === 0) return Promise.resolve(createLease())
      if (queue.size >= maxWaiting) return Promise.resolve(null)
      return new Promise((resolve) => {
        const start = () => {
          clearTimeout(timer)
          resolve(createLease())
        }
        const timer = setTimeout(() => {
          queue.delete(start)
          resolve(null)
        }, maxWaitMs)
        queue.add(start)
      })
    },
  }
}
