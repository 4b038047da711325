import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTopDialog } from './open-dialogs.ts'

/**
 * The live region for notices. While a modal panel is open, the region is part of the panel: the rest of the page is
 * inert, and a notice must not cover the panel's buttons.
 */
export function NoticeRegion({ label, children }: { label: string; children: ReactNode }) {
  const dialog = useTopDialog()
  const region = (
    <section aria-label={label} aria-live="polite" className="ui-notices">
      {children}
    </section>
  )
  // Removing the region from the body itself would make the browser style the whole page again.
  return (
    <div className="ui-notices-home">
      {dialog ? createPortal(region, dialog.querySelector('[data-notice-slot]') ?? dialog) : region}
    </div>
  )
}
