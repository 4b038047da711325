const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

type KeyPress = { key: string; shiftKey: boolean; preventDefault(): void }

/** Traps Tab inside the dialog. A modal dialog alone would let the focus leave to the browser's own controls. */
export function keepFocusInside(press: KeyPress, dialog: HTMLElement): void {
  if (press.key !== 'Tab') return
  const elements = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter((element) => element.checkVisibility())
  const [from, to] = press.shiftKey ? [elements[0], elements.at(-1)] : [elements.at(-1), elements[0]]
  const isOutside = !dialog.contains(document.activeElement) || document.activeElement === dialog
  if (document.activeElement !== from && !isOutside) return
  press.preventDefault()
  to?.focus()
}
