import type { ReactNode } from 'react'
import { classNames } from '../style/class-names.ts'

/** Shows how much of a list is visible, with a link to more. A real link, so that it works without JavaScript. */
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
  /** The link; absent when the whole list is visible. */
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
