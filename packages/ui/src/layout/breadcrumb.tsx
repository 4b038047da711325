import type { ReactNode } from 'react'
import { classNames } from '../style/class-names.ts'

/** Links from the top down; the last item is the page itself and no link. Keys say which is which. */
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
        {items.map(({ key, content }, at) => (
          <li key={key}>{at === items.length - 1 ? <span aria-current="page">{content}</span> : content}</li>
        ))}
      </ol>
    </nav>
  )
}
