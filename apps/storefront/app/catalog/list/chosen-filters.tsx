import { clearFilters, toggleFilter } from '@mantel/domain/catalog'
import { buttonClass } from '@mantel/ui/action/button'
import { ChipRemoveMark, chipClass } from '@mantel/ui/action/chip'
import { useT } from '../../i18n/text-context.tsx'
import { ChoiceLink } from './choice-link.tsx'
import type { ListingProps } from './listing.ts'

/** The active filters as chips. A click removes the filter. */
export function ChosenFilters(props: Pick<ListingProps, 'list' | 'address' | 'choose'>) {
  const t = useT()
  const { chips } = props.list
  if (chips.length === 0) return null
  return (
    <ul aria-label={t('list.chosen')} className="flex flex-wrap items-center gap-2">
      {chips.map(({ code, value, label }) => (
        <li key={`${code} ${value}`}>
          <ChoiceLink
            {...props}
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
          {...props}
          change={clearFilters}
          className={`${buttonClass({ variant: 'link', size: 'small' })} ms-1`}
        >
          {t('list.clear')}
        </ChoiceLink>
      </li>
    </ul>
  )
}
