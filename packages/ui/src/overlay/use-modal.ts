import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { keepFocusInside } from './keep-focus-inside.ts'
import { noteClosed, noteOpened } from './open-dialogs.ts'

/**
 * Steers the browser's own modal dialog, which gives focus back, closes on Escape and makes the page inert.
 * open belongs to the caller; onClose tells that the visitor closed it.
 */
export function useModal(open: boolean, onClose: () => void, initialFocus?: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    document.documentElement.toggleAttribute('data-scrollbar', innerWidth > document.documentElement.clientWidth)
    if (!dialog.open) dialog.showModal()
    noteOpened(dialog)
    initialFocus?.current?.focus()
    return () => {
      noteClosed(dialog)
      dialog.close()
    }
  }, [open, initialFocus])
  return {
    ref,
    /** Escape, the backdrop or a form's method="dialog"; not the caller's own change, after which open is false. */
    onClose: () => {
      if (open) onClose()
    },
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => keepFocusInside(event, event.currentTarget),
    /**
     * The dialog's own box is filled by its content, so it is hit only through the backdrop. The press must not move the
     * focus that closing has just given back.
     */
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      event.currentTarget.close()
    },
  }
}
