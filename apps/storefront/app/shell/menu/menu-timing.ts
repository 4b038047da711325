import { type Clock, createObservable, type Observed, systemClock } from '@mantel/client'
import { megaMenu } from '@mantel/domain/constants'

/** Ids from the open entry of the menu down to what is pointed at below it; empty while the menu is closed. */
export type MenuPath = readonly number[]

export type MenuTiming = Observed<MenuPath> & {
  /** The pointer is over an entry, or over what has opened below it. */
  enter(id: number): void
  leave(): void
  /** The pointer is over something within the open entry. */
  push(id: number): void
  pop(): void
  /** By key or press: at once. */
  show(id: number): void
  hide(): void
}

const closed: MenuPath = []

/** A menu that waits a moment before it opens, longer before it closes, and forgives a pointer that strays in between. */
export function createMenuTiming(clock: Clock = systemClock): MenuTiming {
  const path = createObservable(closed)
  const opening = delay(clock, megaMenu.openDelayMs)
  const closing = delay(clock, megaMenu.closeDelayMs)
  const popping = delay(clock, megaMenu.submenuPopDelayMs)

  function go(to: MenuPath): void {
    for (const waiting of [opening, closing, popping]) waiting.cancel()
    path.set(to)
  }
  return {
    get: path.get,
    subscribe: path.subscribe,
    enter(id) {
      closing.cancel()
      if (path.get()[0] === id) opening.cancel()
      else opening.start(() => go([id]))
    },
    leave() {
      opening.cancel()
      if (path.get().length > 0) closing.start(() => go(closed))
    },
    push(id) {
      popping.cancel()
      const [top, current] = path.get()
      if (top !== undefined && current !== id) path.set([top, id])
    },
    pop() {
      popping.start(() => path.set(path.get().slice(0, 1)))
    },
    show: (id) => go([id]),
    hide: () => go(closed),
  }
}

/** One thing that is about to happen. */
function delay(clock: Clock, ms: number) {
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
