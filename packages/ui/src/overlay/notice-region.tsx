import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { offerNoticesToKeyboard } from './offer-notices-to-keyboard.ts'
import { useTopDialog } from './open-dialogs.ts'

/**
 * The live region for notices. While a modal panel is open, the region is part of the panel: the rest of the page is
 * inert, and a notice must not cover the panel's buttons.
 */
export function NoticeRegion({ label, children }: { label: string; children: ReactNode }) {
  const dialog = useTopDialog()
  const section = useRef<HTMLElement>(null)
  useEffect(() => offerNoticesToKeyboard(() => section.current), [])
  useLayoutEffect(() => {
    if (section.current) avoidControls(section.current)
  })
  const region = (
    <section ref={section} aria-label={label} aria-live="polite" className="ui-notices">
      {children}
    </section>
  )
  return dialog ? createPortal(region, dialog.querySelector('[data-notice-slot]') ?? dialog) : region
}

/** Moves the notices to the other side of the page if they would cover a control. */
function avoidControls(section: HTMLElement): void {
  delete section.dataset.side
  if (!section.firstElementChild || !coversControl(section)) return
  section.dataset.side = 'start'
  if (coversControl(section)) delete section.dataset.side
}

function coversControl(section: HTMLElement): boolean {
  const own = section.getBoundingClientRect()
  const controls = document.querySelectorAll('main :is(button, input, select, textarea, summary)')
  return [...controls].some((control) => {
    const { left, right, top, bottom, width } = control.getBoundingClientRect()
    return width > 0 && left < own.right && right > own.left && top < own.bottom && bottom > own.top
  })
}
