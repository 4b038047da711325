import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTopDialog } from './open-dialogs.ts'

/**
 * The corner where notices appear, read out as they come. While a panel covers the page it moves into the panel: all
 * else is inert then, and a notice with a button must stay usable.
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
