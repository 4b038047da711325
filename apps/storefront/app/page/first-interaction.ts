const eventTypes = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

let interaction: Promise<void> | undefined

/**
 * Resolves on the visitor's first interaction. Code that only later navigations need is fetched then: early enough for
 * the first click, without delaying the page itself.
 */
export function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    if (window.earlyInput?.hasInteracted) return resolve()
    const onEvent = (event: Event) => {
      if (isUnmovedPointer(event)) return
      for (const type of eventTypes) document.removeEventListener(type, onEvent, true)
      resolve()
    }
    for (const type of eventTypes) document.addEventListener(type, onEvent, { capture: true, passive: true })
  })
  return interaction
}

const dataChange = Promise.withResolvers<void>()

/** Resolves when the visitor may use the parts of this page whose code is deferred, or when their data changes. */
export const deferredPartsNeeded = (): Promise<void> => Promise.race([firstInteraction(), dataChange.promise])

/** Call it before the data of the current page changes: React shows no new data in a part whose code is not loaded. */
export function loadDeferredParts(): void {
  dataChange.resolve()
}

/** Browsers report a pointermove for a resting pointer when a new page appears under it. */
function isUnmovedPointer(event: Event): boolean {
  return event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0
}
