/** Interactions before the page is hydrated, recorded by the script below. */
export type EarlyInput = {
  /** The visitor has interacted with the page. */
  hasInteracted: boolean
  /** Called after hydration: stops recording, then replays changed checkboxes and the last recorded click or change. */
  replay(): void
}

declare global {
  interface Window {
    /** Set on pages that the server has rendered. */
    earlyInput?: EarlyInput
  }
}

/**
 * Serialised into the page as source text, so it must not refer to anything outside itself. Loads the page's scripts after the
 * first paint, at the first interaction or after one second. Each file loads in its own task; the entry comes last. Until
 * hydration, links and forms work as plain HTML, and clicks on buttons and changes of selects, checkboxes and radio buttons are recorded.
 */
export function startAfterPaint(files: readonly string[], entry: string, code: string): void {
  const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll']
  const recorded = ['click', 'change']
  let pending = files.length
  let started = false
  const add = <Name extends 'link' | 'script'>(name: Name, properties: Partial<HTMLElementTagNameMap[Name]>) =>
    document.head.append(Object.assign(document.createElement(name), properties))
  const onFileLoaded = () => {
    if (--pending === 0) add('script', { type: 'module', textContent: code })
  }
  const start = () => {
    if (started) return
    started = true
    add('link', { rel: 'modulepreload', href: entry })
    for (const src of files)
      setTimeout(add, 0, 'script', { type: 'module', src, onload: onFileLoaded, onerror: onFileLoaded })
  }
  const onInteraction = (event: Event) => {
    // Browsers send a pointermove without movement when a new page appears under a resting pointer.
    if (
      event.type === 'pointermove' &&
      (event as PointerEvent).movementX === 0 &&
      (event as PointerEvent).movementY === 0
    )
      return
    early.hasInteracted = true
    for (const kind of interactions) removeEventListener(kind, onInteraction, true)
    start()
  }
  let replayLast: (() => void) | null = null
  const changedBoxes = new Set<HTMLInputElement>()
  const record = (event: Event) => {
    const { type, target } = event
    if (type === 'change' && (target as Element).matches('[type=checkbox], [type=radio]'))
      changedBoxes.add(target as HTMLInputElement)
    const control = (target as Element).closest<HTMLElement>(type === 'click' ? 'button[type=button]' : 'select')
    if (!control) return
    event.stopImmediatePropagation()
    replayLast = () => (type === 'click' ? control.click() : control.dispatchEvent(new Event(type, { bubbles: true })))
  }
  const early: EarlyInput = {
    hasInteracted: false,
    replay() {
      for (const kind of recorded) removeEventListener(kind, record, true)
      for (const box of changedBoxes) {
        const { checked } = box
        if (checked === box.defaultChecked) continue
        // React reports a click only if it changes the state that was last set by a script.
        box.checked = !checked
        box.click()
      }
      replayLast?.()
      replayLast = null
    },
  }
  window.earlyInput = early
  for (const event of interactions) addEventListener(event, onInteraction, { capture: true, passive: true })
  for (const kind of recorded) addEventListener(kind, record, true)
  const afterPaint = () =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      start()
    }).observe({ type: 'paint', buffered: true })
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(afterPaint)))
  setTimeout(start, 1000)
}
