import { type Clock, createObservable, type Observed, systemClock } from '@mantel/client'
import { megaMenu } from '@mantel/domain/constants'

/** The id of the open entry, followed by the id of the hovered link below it; empty while the menu is closed. */
export type MenuPath = readonly number[]

export type MenuTiming = Observed<MenuPath> & {
  /** The pointer is over an entry or its submenu. */
  enter(id: number): void
  leave(): void
  /** The pointer is over a link in the open submenu. */
  push(id: number): void
  pop(): void
  /** Opens without delay, for keys and clicks. */
  show(id: number): void
  hide(): void
}

const closed: MenuPath = []

/** Hover state of the menu: opens after a short delay, closes after a longer one, and tolerates brief detours of the pointer. */
export function createMenuTiming(clock: Clock = systemClock): MenuTiming {
  const path = createObservable(closed)
  const opening = createTimer(clock, megaMenu.openDelayMs)
  const closing = createTimer(clock, megaMenu.closeDelayMs)
  const popping = createTimer(clock, megaMenu.submenuPopDelayMs)

  function setPath(to: MenuPath): void {
    for (const timer of [opening, closing, popping]) timer.cancel()
    path.set(to)
  }
  return {
    get: path.get,
    subscribe: path.subscribe,
    enter(id) {
      closing.cancel()
      if (path.get()[0] === id) opening.cancel()
      else opening.start(() => setPath([id]))
    },
    leave() {
      opening.cancel()
      if (path.get().length > 0) closing.start(() => setPath(closed))
    },
    push(id) {
      popping.cancel()
      const [top, current] = path.get()
      if (top !== undefined && current !== id) path.set([top, id])
    },
    pop() {
      popping.start(() => path.set(path.get().slice(0, 1)))
    },
    show: (id) => setPath([id]),
    hide: () => setPath(closed),
  }
}

/** A timer that can be restarted and cancelled. */
function createTimer(clock: Clock, ms: number) {
  let stop: (() => void) | null = null
  function cancel(): void {
    stop?.()
    stop = null
  }
  return {
    cancel,
    start(run: () => void) {
      cancel()
      stop = clock.later(ms, run)
    },
  }
}
