import type { ReactNode } from 'react'
import { classNames } from '../style/class-names.ts'

/** Names and values in two columns. */
export function DefinitionList({
  entries,
  className,
}: {
  entries: readonly { key: string; name: ReactNode; value: ReactNode }[]
  className?: string
}) {
  return (
    <dl className={classNames('ui-definitions', className)}>
      {entries.map(({ key, name, value }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
