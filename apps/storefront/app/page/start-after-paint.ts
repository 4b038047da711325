/** What a visitor does before the page's own scripts are there, kept by the script below. */
export type EarlyMoves = {
  /** They have moved: nobody needs to wait for the first move any more. */
  moved: boolean
  /** The page answers from now on: a button that was pressed too early is pressed once more. */
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
 * last. Until then links and forms do what HTML does, and a button that only a script can answer is remembered.
 */
export function startAfterPaint(files: readonly string[], entry: string, code: string): void {
  const moves = ['pointermove', 'pointerdown', 'keydown', 'scroll']
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
  const begin = () => {
    early.moved = true
    for (const move of moves) removeEventListener(move, begin, true)
    start()
  }
  let pressed: HTMLElement | null = null
  const keep = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button[type=button]')
    if (!button) return
    event.stopImmediatePropagation()
    pressed = button
  }
  const early: EarlyMoves = {
    moved: false,
    answer() {
      removeEventListener('click', keep, true)
      pressed?.click()
      pressed = null
    },
  }
  window.earlyMoves = early
  for (const move of moves) addEventListener(move, begin, { capture: true, passive: true })
  addEventListener('click', keep, true)
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)))
  setTimeout(start, 1000)
}
