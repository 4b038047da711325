/** What a visitor does before the page's own scripts are there, kept by the script below. */
export type EarlyMoves = {
  /** They have moved: nobody needs to wait for the first move any more. */
  moved: boolean
  /** The page answers from now on: what was pressed or chosen too early counts now, the last of it. */
  answer(): void
}

declare global {
  interface Window {
    /** Of pages that come from the server. */
    earlyMoves?: EarlyMoves
  }
}

/**
 * Written into the page as it is here, so it knows nothing but the browser. The page's scripts are asked for when the page
 * has been painted, or with the visitor's first move, or after a second; each file is a task of its own, the entry comes
 * last. Until then links and forms do what HTML does, and the button or choice that only a script can answer is remembered.
 */
export function startAfterPaint(files: readonly string[], entry: string, code: string): void {
  const moves = ['pointermove', 'pointerdown', 'keydown', 'scroll']
  const kept = ['click', 'change']
  let waiting = files.length
  let started = false
  const add = <Name extends 'link' | 'script'>(name: Name, given: Partial<HTMLElementTagNameMap[Name]>) =>
    document.head.append(Object.assign(document.createElement(name), given))
  const arrive = () => {
    if (--waiting === 0) add('script', { type: 'module', textContent: code })
  }
  const start = () => {
    if (started) return
    started = true
    add('link', { rel: 'modulepreload', href: entry })
    for (const src of files) setTimeout(add, 0, 'script', { type: 'module', src, onload: arrive, onerror: arrive })
  }
  const begin = (move: Event) => {
    // Browsers tell of a pointer that lies still when the page under it is new.
    if (move.type === 'pointermove' && (move as PointerEvent).movementX === 0 && (move as PointerEvent).movementY === 0)
      return
    early.moved = true
    for (const kind of moves) removeEventListener(kind, begin, true)
    start()
  }
  let missed: (() => void) | null = null
  const keep = (event: Event) => {
    const { type, target } = event
    const used = (target as Element).closest<HTMLElement>(type === 'click' ? 'button[type=button]' : 'select')
    if (!used) return
    event.stopImmediatePropagation()
    missed = () => (type === 'click' ? used.click() : used.dispatchEvent(new Event(type, { bubbles: true })))
  }
  const early: EarlyMoves = {
    moved: false,
    answer() {
      for (const kind of kept) removeEventListener(kind, keep, true)
      missed?.()
      missed = null
    },
  }
  window.earlyMoves = early
  for (const move of moves) addEventListener(move, begin, { capture: true, passive: true })
  for (const kind of kept) addEventListener(kind, keep, true)
  const afterPaint = () =>
    new PerformanceObserver((_, watching) => {
      watching.disconnect()
      start()
    }).observe({ type: 'paint', buffered: true })
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(afterPaint)))
  setTimeout(start, 1000)
}
