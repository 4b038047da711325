const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

type Press = { key: string; shiftKey: boolean; preventDefault(): void }

/** Tab past the last leads to the first, and back. (A modal dialog alone would let it out to the browser's own buttons.) */
export function keepFocusInside(press: Press, dialog: HTMLElement): void {
  if (press.key !== 'Tab') return
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter((stop) => stop.checkVisibility())
  const [from, to] = press.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const outside = !dialog.contains(document.activeElement) || document.activeElement === dialog
  if (document.activeElement !== from && !outside) return
  press.preventDefault()
  to?.focus()
}
