import { clearFilters, toggleFilter } from '@mantel/domain/catalog'
import { buttonClass } from '@mantel/ui/action/button'
import { ChipRemoveMark, chipClass } from '@mantel/ui/action/chip'
import { useT } from '../../i18n/text-context.tsx'
import { StoreLink } from '../../store/store-link.tsx'
import { useListHref } from './list-address.ts'
import type { ListingProps } from './listing.ts'

/** The active filters as chips. A click removes the filter. */
export function ChosenFilters({ list, address }: Pick<ListingProps, 'list' | 'address'>) {
  const t = useT()
  const href = useListHref(address)
  const { chips, query } = list
  if (chips.length === 0) return null
  return (
    <ul aria-label={t('list.chosen')} className="flex flex-wrap items-center gap-2">
      {chips.map(({ code, value, label }) => (
        <li key={`${code} ${value}`}>
          <StoreLink
            to={href(toggleFilter(query, code, value))}
            rel="nofollow"
            prefetch="none"
            preventScrollReset
            aria-label={t('list.remove_filter', { name: label })}
            className={chipClass()}
          >
            {label}
            <ChipRemoveMark />
          </StoreLink>
        </li>
      ))}
      <li>
        <StoreLink
          to={href(clearFilters(query))}
          prefetch="none"
          preventScrollReset
          className={`${buttonClass({ variant: 'link', size: 'small' })} ms-1`}
        >
          {t('list.clear')}
        </StoreLink>
      </li>
    </ul>
  )
}
