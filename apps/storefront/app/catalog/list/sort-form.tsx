import { buttonClass } from '@mantel/ui/action/button'
import { Icon } from '@mantel/ui/picture/icon'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../../i18n/text-context.tsx'
import { useStorePath } from '../../place/place-context.tsx'
import { useListHref } from './list-place.ts'
import type { ListingProps } from './listing.ts'
import { QueryFields } from './query-fields.tsx'
import { sortOptions } from './sort-name.ts'

/** The order on wide screens: chosen is done. Without JavaScript a button sends the choice. */
export function SortForm({ list, place, usualOrder }: ListingProps) {
  const t = useT()
  const id = useId()
  const storePath = useStorePath()
  const href = useListHref(place)
  const navigate = useNavigate()
  const { query } = list
  return (
    <form action={storePath(place.path)} className="flex items-center gap-2">
      <QueryFields place={place} query={query} />
      <label htmlFor={id} className="text-muted">
        {t('sort.title')}
      </label>
      <span className="relative flex items-center">
        <select
          id={id}
          // A new address brings a new choice.
          key={query.sort}
          name="sort"
          defaultValue={query.sort ?? ''}
          onChange={({ currentTarget }) =>
            void navigate(href({ ...query, sort: currentTarget.value || null, page: 1 }), { preventScrollReset: true })
          }
          className="min-h-9 appearance-none bg-transparent py-1 pe-7 font-medium"
        >
          {sortOptions(list.sorts, usualOrder).map(({ value, name }) => (
            <option key={value} value={value} className="bg-surface text-ink">
              {t(name)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={20} className="pointer-events-none absolute inset-e-0" />
      </span>
      <button
        type="submit"
        className={`${buttonClass({ variant: 'quiet', size: 'small' })} hidden noscript:inline-flex`}
      >
        {t('list.apply')}
      </button>
    </form>
  )
}
