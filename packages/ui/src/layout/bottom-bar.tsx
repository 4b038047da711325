import type { ReactNode } from 'react'
import { classNames } from '../style/class-names.ts'

/** Keeps the main action of a long screen visible on phones. Notices appear above it. */
export function BottomBar({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames('ui-bottom-bar', className)}>{children}</div>
}
