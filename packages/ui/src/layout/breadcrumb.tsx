import type { ReactNode } from 'react'
import { classNames } from '../style/class-names.ts'

/** Links from the home page down. The last item is the current page and not a link. */
export function Breadcrumb({
  label,
  items,
  className,
}: {
  label: string
  items: readonly { key: string; content: ReactNode }[]
  className?: string
}) {
  return (
    <nav aria-label={label} className={classNames('ui-breadcrumb', className)}>
      <ol>
        {items.map(({ key, content }, index) => (
          <li key={key}>{index === items.length - 1 ? <span aria-current="page">{content}</span> : content}</li>
        ))}
      </ol>
    </nav>
  )
}
