import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTopDialog } from './open-dialogs.ts'

/**
 * The live region for notices. While a modal panel is open, the region moves into the panel: the rest of the page is inert,
 * and a notice with a button must stay usable.
 */
export function NoticeRegion({ label, children }: { label: string; children: ReactNode }) {
  const dialog = useTopDialog()
  const region = (
    <section aria-label={label} aria-live="polite" className="ui-notices">
      {children}
    </section>
  )
  return dialog ? createPortal(region, dialog) : region
}
