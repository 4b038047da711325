import { clearFilters, toggleFilter } from '@mantel/domain/catalog'
import { buttonClass } from '@mantel/ui/action/button'
import { ChipRemoveMark, chipClass } from '@mantel/ui/action/chip'
import { type RefObject, useRef } from 'react'
import { useT } from '../../i18n/text-context.tsx'
import { ChoiceLink } from './choice-link.tsx'
import type { ListingProps } from './listing.ts'
import type { Choose } from './use-chosen-list.ts'

type ChosenFiltersProps = Pick<ListingProps, 'list' | 'address' | 'choose'> & {
  /** The line with the product count, which gets the focus when all filters are removed. */
  status: RefObject<HTMLElement | null>
}

/** The active filters as chips. A click removes the filter and moves the focus to the next one. */
export function ChosenFilters({ list, address, choose, status }: ChosenFiltersProps) {
  const t = useT()
  const { chips } = list
  const items = useRef<HTMLUListElement>(null)
  /** Moves the focus before the filters change, because the change removes the link that has the focus. */
  const chooseAndFocus =
    (next: number): Choose =>
    (change) => {
      const target = next < 0 ? status.current : items.current?.children[next]?.querySelector('a')
      target?.focus({ preventScroll: true })
      choose(change)
    }
  if (chips.length === 0) return null
  return (
    <ul ref={items} aria-label={t('list.chosen')} className="flex flex-wrap items-center gap-2">
      {chips.map(({ code, value, label }, at) => (
        <li key={`${code} ${value}`}>
          <ChoiceLink
            list={list}
            address={address}
            choose={chooseAndFocus(at + 1 < chips.length ? at + 1 : at - 1)}
            change={(query) => toggleFilter(query, code, value)}
            rel="nofollow"
            aria-label={t('list.remove_filter', { name: label })}
            className={chipClass()}
          >
            {label}
            <ChipRemoveMark />
          </ChoiceLink>
        </li>
      ))}
      <li>
        <ChoiceLink
          list={list}
          address={address}
          choose={chooseAndFocus(-1)}
          change={clearFilters}
          className={`${buttonClass({ variant: 'link', size: 'small' })} ms-1`}
        >
          {t('list.clear')}
        </ChoiceLink>
      </li>
    </ul>
  )
}
