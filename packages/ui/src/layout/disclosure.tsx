import type { ReactNode } from 'react'
import { classNames } from '../style/class-names.ts'

/** The browser's own details: opens without JavaScript. Those that share a name close each other. */
export function Disclosure({
  summary,
  note,
  defaultOpen = false,
  name,
  className,
  children,
}: {
  summary: ReactNode
  /** Before the mark: what is chosen inside. */
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
