import { type Clock, systemClock } from './clock.ts'
import { createObservable, type Observed } from './observed.ts'
import { createRetry } from './retry.ts'

/** The single source of the connection state. get() is the state that shoppers see. */
export type Online = Observed<boolean> & {
  /** Whether a call could succeed. A failed call does not prevent the next one. */
  mayTry(): boolean
  /** Reports whether a call reached the server. */
  report(reached: boolean): void
  stop(): void
}

/** The part of a window or a worker that sends network events. */
export type NetworkEvents = {
  addEventListener(type: 'online' | 'offline', listener: () => void): void
  removeEventListener(type: 'online' | 'offline', listener: () => void): void
}

export type OnlineOptions = {
  /** The device's own state; only its offline state is reliable. */
  isConnected?: () => boolean
  events?: NetworkEvents | null
  /** Checks whether the server can be reached, after a failed call. */
  probe?: () => Promise<boolean>
  clock?: Clock
}

export function createOnline(options: OnlineOptions = {}): Online {
  const { isConnected = deviceIsConnected, events = deviceEvents(), probe, clock = systemClock } = options
  const state = createObservable(isConnected())
  const probing = createRetry(clock, () => void probeOnce())
  let isProbing = false

  function set(online: boolean): void {
    if (online) endProbing()
    state.set(online)
  }
  function endProbing(): void {
    isProbing = false
    probing.reset()
  }
  async function probeOnce(): Promise<void> {
    const reached = await probe?.().catch(() => false)
    if (reached && isConnected()) return set(true)
    if (isProbing && isConnected()) probing.schedule()
    else isProbing = false
  }

  const goOnline = () => set(true)
  const goOffline = () => {
    endProbing()
    set(false)
  }
  events?.addEventListener('online', goOnline)
  events?.addEventListener('offline', goOffline)

  return {
    get: state.get,
    subscribe: state.subscribe,
    mayTry: isConnected,
    report(reached) {
      // A reply may arrive after the device lost its connection.
      if (reached) return isConnected() ? set(true) : undefined
      set(false)
      if (!probe || isProbing || !isConnected()) return
      isProbing = true
      probing.schedule()
    },
    stop() {
      endProbing()
      events?.removeEventListener('online', goOnline)
      events?.removeEventListener('offline', goOffline)
    },
  }
}

/** Used by servers and workers, which do not track the connection. */
export const alwaysOnline: Online = {
  get: () => true,
  subscribe: () => () => undefined,
  mayTry: () => true,
  report: () => undefined,
  stop: () => undefined,
}

function deviceIsConnected(): boolean {
  return (globalThis as { navigator?: { onLine?: boolean } }).navigator?.onLine !== false
}

function deviceEvents(): NetworkEvents | null {
  const scope = globalThis as unknown as Partial<NetworkEvents>
  return typeof scope.addEventListener === 'function' ? (scope as NetworkEvents) : null
}
