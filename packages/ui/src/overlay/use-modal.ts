import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { keepFocusInside } from './keep-focus-inside.ts'
import { registerOpenDialog, unregisterDialog } from './open-dialogs.ts'

/**
 * Controls the native modal dialog, which restores the focus, closes on Escape and makes the page inert. The caller owns
 * `open`; `onClose` reports that the visitor closed the dialog.
 */
export function useModal(open: boolean, onClose: () => void, initialFocus?: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    document.documentElement.toggleAttribute('data-scrollbar', innerWidth > document.documentElement.clientWidth)
    if (!dialog.open) dialog.showModal()
    registerOpenDialog(dialog)
    initialFocus?.current?.focus()
    return () => {
      unregisterDialog(dialog)
      dialog.close()
    }
  }, [open, initialFocus])
  return {
    ref,
    /** Fires for Escape, the backdrop or a form with method="dialog". When the caller closes the dialog, open is false. */
    onClose: () => {
      if (open) onClose()
    },
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => keepFocusInside(event, event.currentTarget),
    /**
     * The content fills the dialog's box, so only a press on the backdrop has the dialog as its target. Prevents the default,
     * because the press would move the focus that closing has just restored.
     */
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      event.currentTarget.close()
    },
  }
}
