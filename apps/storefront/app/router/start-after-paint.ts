/** Interactions before the page is hydrated, recorded by the script below. */
export type EarlyInput = {
  /** The visitor has interacted with the page. */
  hasInteracted: boolean
  /** Called after hydration: replays changed checkboxes, clicks and changes, except clicks in parts that are hydrated later. */
  replay(): void
  /** Called when a part with the attribute data-late is hydrated. */
  replayIn(part: Element): void
}

declare global {
  interface Window {
    /** Set on pages that the server has rendered. */
    earlyInput?: EarlyInput
  }
}

/**
 * Serialised into the page as source text, so it must not refer to anything outside itself. Loads the page's scripts after the first
 * paint, at the first interaction or after one second. Each file loads in its own task; the entry comes last. Until hydration, links
 * and forms work as plain HTML, and clicks on buttons and changes of selects, checkboxes and radio buttons are recorded. A link with
 * data-replace replaces the entry of the history, as it does after hydration. Impatient visitors click twice, so only the last click
 * or change is replayed. A button with aria-pressed is replayed once, besides other buttons; one with data-press="each" as often as
 * it was clicked.
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
  let isHydrated = false
  const hydratedParts = new WeakSet<Element>()
  let inputs: { control: HTMLElement; type: string; press: string | undefined }[] = []
  const changedBoxes = new Set<HTMLInputElement>()
  const isReady = (control: HTMLElement) => {
    const part = control.closest('[data-late]')
    return isHydrated && (!part || hydratedParts.has(part))
  }
  const record = (event: Event) => {
    const { type, target } = event
    const link = type === 'click' && (target as Element).closest<HTMLAnchorElement>('a[data-replace]')
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent
    if (link && button === 0 && !(metaKey || ctrlKey || shiftKey || altKey) && !isReady(link)) {
      event.preventDefault()
      location.replace(link.href)
    }
    if (type === 'change' && (target as Element).matches('[type=checkbox], [type=radio]'))
      changedBoxes.add(target as HTMLInputElement)
    const control = (target as Element).closest<HTMLElement>(
      type === 'click' ? 'button[type=button], [data-late] button[type=submit]' : 'select',
    )
    if (!control || isReady(control)) return
    event.stopImmediatePropagation()
    // The code of a form that is hydrated later checks and sends the form; the browser itself would load the page again.
    if (type === 'click') event.preventDefault()
    // Forms that are hydrated later read the values of their fields themselves.
    if (type === 'change' && control.closest('[data-late]')) return
    const { press = control.ariaPressed ? 'once' : undefined } = control.dataset
    inputs = inputs.filter((one) => press === 'each' || (press ? one.control !== control : one.press))
    inputs.push({ control, type, press })
  }
  /**
   * Replays the clicks in their order, each in its own task: React renders in between, so that the next click builds on
   * the new state.
   */
  const replayNext = () => {
    const [next] = inputs
    if (!next || (next.control.isConnected && !isReady(next.control))) return
    const { control, type } = next
    inputs.shift()
    if (type === 'click') control.click()
    else control.dispatchEvent(new Event(type, { bubbles: true }))
    setTimeout(replayNext)
  }
  const early: EarlyInput = {
    hasInteracted: false,
    replayIn(part) {
      hydratedParts.add(part)
      setTimeout(replayNext)
    },
    replay() {
      // Also called for each later page. Clicks are still recorded for parts that are hydrated later.
      if (isHydrated) return
      isHydrated = true
      removeEventListener('change', record, true)
      for (const box of changedBoxes) {
        const { checked } = box
        if (checked === box.defaultChecked) continue
        // React reports a click only if it changes the state that was last set by a script.
        box.checked = !checked
        box.click()
      }
      replayNext()
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
