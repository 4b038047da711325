import type { ReactNode } from 'react'
import { classNames } from '../style/class-names.ts'

/** A word or two on a picture or beside a name. The word says it; the colour only helps. */
export function Badge({
  tone = 'plain',
  className,
  children,
}: {
  tone?: 'plain' | 'accent' | 'sale' | 'good'
  className?: string
  children: ReactNode
}) {
  return <span className={classNames('ui-badge', tone !== 'plain' && `ui-badge-${tone}`, className)}>{children}</span>
}
