import { type Clock, systemClock } from './clock.ts'
import { createObservable, type Observed } from './observed.ts'

/** The one source of "is there a connection". get() is what shoppers are told. */
export type Online = Observed<boolean> & {
  /** Whether a call has any chance. A failed call does not forbid the next. */
  mayTry(): boolean
  /** A call reached the server, or did not. */
  report(reached: boolean): void
  stop(): void
}

/** The part of a window or a worker that tells about the network. */
export type NetworkEvents = {
  addEventListener(type: 'online' | 'offline', listener: () => void): void
  removeEventListener(type: 'online' | 'offline', listener: () => void): void
}

export type OnlineOptions = {
  /** What the device knows; it can be sure only of being offline. */
  isConnected?: () => boolean
  events?: NetworkEvents | null
  /** Looks whether the server can be reached, after a call could not. */
  probe?: () => Promise<boolean>
  clock?: Clock
}

const firstProbeMs = 5000
const slowestProbeMs = 60_000

export function createOnline(options: OnlineOptions = {}): Online {
  const { isConnected = deviceIsConnected, events = deviceEvents(), probe, clock = systemClock } = options
  const state = createObservable(isConnected())
  let cancelProbe: (() => void) | null = null

  function set(online: boolean): void {
    if (online) endProbing()
    state.set(online)
  }
  function endProbing(): void {
    cancelProbe?.()
    cancelProbe = null
  }
  function probeAfter(ms: number): void {
    if (!probe || cancelProbe) return
    cancelProbe = clock.later(ms, () => {
      void probe().then(
        (reached) => (reached ? set(true) : probeAgain(ms)),
        () => probeAgain(ms),
      )
    })
  }
  function probeAgain(ms: number): void {
    if (!cancelProbe) return
    cancelProbe = null
    if (isConnected()) probeAfter(Math.min(ms * 2, slowestProbeMs))
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
      if (reached) return set(true)
      set(false)
      if (isConnected()) probeAfter(firstProbeMs)
    },
    stop() {
      endProbing()
      events?.removeEventListener('online', goOnline)
      events?.removeEventListener('offline', goOffline)
    },
  }
}

/** Servers are not asked: what they call is beside them. */
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
  const place = globalThis as unknown as Partial<NetworkEvents>
  return typeof place.addEventListener === 'function' ? (place as NetworkEvents) : null
}
