import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from '../picture/drawing.tsx'
import { classNames } from '../style/class-names.ts'

/** Replaces missing content: a drawing, an explanation and actions. */
export function EmptyState({
  drawing,
  title,
  headingLevel = 2,
  actions,
  className,
  children,
}: {
  drawing: DrawingName
  title: ReactNode
  /** 1 where the empty state is the whole page. */
  headingLevel?: 1 | 2 | 3
  actions?: ReactNode
  className?: string
  children?: ReactNode
}) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={classNames('ui-empty', className)}>
      <Drawing name={drawing} />
      <Heading className={headingLevel === 1 ? 'title-1' : 'title-2'}>{title}</Heading>
      {children != null && <div className="ui-empty-text">{children}</div>}
      {actions != null && <div className="ui-empty-actions">{actions}</div>}
    </div>
  )
}
