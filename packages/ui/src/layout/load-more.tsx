import type { ReactNode } from 'react'
import { classNames } from '../style/class-names.ts'

/** How far a list is shown, and the link that shows more of it (a real link, so that it works without JavaScript). */
export function LoadMore({
  shown,
  total,
  text,
  className,
  children,
}: {
  shown: number
  total: number
  /** "24 of 120". */
  text: ReactNode
  className?: string
  /** The link; none when everything is shown. */
  children?: ReactNode
}) {
  return (
    <div className={classNames('ui-more', className)}>
      <p className="ui-more-text">{text}</p>
      <progress className="ui-more-line" value={shown} max={total} aria-hidden="true" />
      {children}
    </div>
  )
}
