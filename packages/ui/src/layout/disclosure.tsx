import type { ReactNode } from 'react'
import { classNames } from '../style/class-names.ts'

/** The native details element, which opens without JavaScript. Opening one closes the others with the same name. */
export function Disclosure({
  summary,
  note,
  defaultOpen = false,
  name,
  className,
  children,
}: {
  summary: ReactNode
  /** A text before the plus sign, for example the current selection. */
  note?: ReactNode
  defaultOpen?: boolean
  name?: string
  className?: string
  children: ReactNode
}) {
  return (
    <details className={classNames('ui-disclosure', className)} open={defaultOpen} name={name}>
      <summary>
        <span className="ui-disclosure-summary">{summary}</span>
        {note != null && <span className="ui-disclosure-note">{note}</span>}
      </summary>
      <div className="ui-disclosure-body">{children}</div>
    </details>
  )
}
