import type { ReactNode } from 'react'
import { classNames } from '../style/class-names.ts'

/** On phones, keeps the one action of a long screen at hand. Notices appear above it. */
export function BottomBar({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames('ui-bottom-bar', className)}>{children}</div>
}
