import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { keepFocusInside } from './keep-focus-inside.ts'
import { registerOpenDialog, unregisterDialog } from './open-dialogs.ts'

/**
 * Controls a native modal dialog, which restores the focus, closes on Escape and makes the page inert. The calling component
 * holds the state `open`; `onClose` tells it that the visitor closed the dialog.
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
    /**
     * The event occurs after Escape, a press on the backdrop or a form with method="dialog". It also occurs when the component
     * closes the dialog; then `open` is already false.
     */
    onClose: () => {
      if (open) onClose()
    },
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => keepFocusInside(event, event.currentTarget),
    /**
     * The content covers the dialog's whole box, so the target is the dialog itself only for presses on the backdrop. The
     * default action is prevented, because it would move the focus that closing has just restored.
     */
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      event.currentTarget.close()
    },
  }
}
