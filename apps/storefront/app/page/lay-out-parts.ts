/**
 * Lays out what the first look at a page from the server left for later, a part at a time while nobody waits: the page is
 * soon whole, without one long pause.
 */
export function layOutParts(root: HTMLElement): void {
  const next = () => {
    const part = root.querySelector<HTMLElement>('.later:not([data-near])')
    if (!part || root.dataset.fresh === undefined) {
      delete root.dataset.fresh
      return
    }
    part.dataset.near = ''
    whenIdle(next)
  }
  whenIdle(next)
}

/** Some browsers cannot tell when they are idle. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 50)
}
