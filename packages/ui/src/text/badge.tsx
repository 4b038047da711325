import type { ReactNode } from 'react'
import { classNames } from '../style/class-names.ts'

/** One or two words on a picture or beside a name. The meaning never depends on the colour alone. */
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
