import type { Facet } from '@mantel/client'
import { type ListQuery, toggleFilter } from '@mantel/domain/catalog'
import { Disclosure } from '@mantel/ui/layout/disclosure'
import type { ReactNode } from 'react'
import { useT } from '../../i18n/text-context.tsx'
import { FacetOption } from './facet-option.tsx'

/** Options shown before the "show all" toggle. */
const visibleOptions = 8

export function FacetGroup({
  facet,
  query,
  href,
  open,
  children,
}: {
  facet: Facet
  query: ListQuery
  href: (query: ListQuery) => string
  open: boolean
  children?: ReactNode
}) {
  const t = useT()
  const { code, options } = facet
  const name = facet.label ?? t('list.price')
  const chosen = options.filter((option) => option.chosen).length
  // Chosen options are always visible. Fewer than three more options are not worth a toggle.
  const isCollapsed = options.length > visibleOptions + 2
  const first = isCollapsed ? options.filter((option, at) => at < visibleOptions || option.chosen) : options
  const rest = isCollapsed ? options.filter((option) => !first.includes(option)) : []
  const list = (listed: typeof options) => (
    <ul>
      {listed.map((option) => (
        <FacetOption
          key={option.value}
          code={code}
          option={option}
          to={href(toggleFilter(query, code, option.value))}
        />
      ))}
    </ul>
  )
  return (
    <Disclosure
      summary={name}
      note={chosen > 0 ? t('list.chosen_count', { count: chosen }) : undefined}
      defaultOpen={open || chosen > 0}
    >
      {children}
      {list(first)}
      {rest.length > 0 && (
        <details className="mt-1">
          <summary className="min-h-9 py-1 text-muted underline decoration-hairline underline-offset-4 hover:text-ink pointer-coarse:min-h-11">
            {t('list.all_options', { count: options.length, name })}
          </summary>
          {list(rest)}
        </details>
      )}
    </Disclosure>
  )
}
