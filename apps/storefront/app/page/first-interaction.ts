const eventTypes = ['pointerdown', 'keydown'] as const

let interaction: Promise<void> | undefined

/** Resolves after the visitor's first click, tap or key. */
export function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    if (window.earlyInput?.hasInteracted) return resolve()
    const onEvent = () => {
      for (const type of eventTypes) document.removeEventListener(type, onEvent, true)
      resolve()
    }
    for (const type of eventTypes) document.addEventListener(type, onEvent, { capture: true, passive: true })
  })
  return interaction
}
