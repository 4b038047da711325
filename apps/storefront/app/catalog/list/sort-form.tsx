import type { ListQuery } from '@mantel/domain/catalog'
import { buttonClass } from '@mantel/ui/action/button'
import { Icon } from '@mantel/ui/picture/icon'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../../i18n/text-context.tsx'
import { useStorePath } from '../../store/store-context.tsx'
import { type ListAddress, useListHref } from './list-address.ts'
import type { ListingProps } from './listing.ts'
import { sortOptions } from './sort-options.ts'

/** The sorting on wide screens. A choice applies immediately; without JavaScript a button submits it. */
export function SortForm({ list, address, defaultSort }: ListingProps) {
  const t = useT()
  const id = useId()
  const storePath = useStorePath()
  const href = useListHref(address)
  const navigate = useNavigate()
  const { query } = list
  return (
    <form action={storePath(address.path)} className="flex items-center gap-2">
      <QueryFields address={address} query={query} />
      <label htmlFor={id} className="text-muted">
        {t('sort.title')}
      </label>
      <span className="relative flex items-center">
        <select
          id={id}
          // Resets the uncontrolled select when the address has another sorting.
          key={query.sort}
          name="sort"
          defaultValue={query.sort ?? ''}
          onChange={({ currentTarget }) =>
            void navigate(href({ ...query, sort: currentTarget.value || null, page: 1 }), { preventScrollReset: true })
          }
          className="min-h-9 appearance-none bg-transparent py-1 pe-7 font-medium"
        >
          {sortOptions(list.sorts, defaultSort).map(({ value, name }) => (
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

/** Hidden fields that keep the search text and the filters when the form is submitted. */
function QueryFields({ address, query }: { address: ListAddress; query: Pick<ListQuery, 'filters'> }) {
  return (
    <>
      {address.term !== undefined && <input type="hidden" name="q" value={address.term} />}
      {Object.entries(query.filters).flatMap(([code, values]) =>
        values.map((value) => <input key={`${code} ${value}`} type="hidden" name={code} value={value} />),
      )}
    </>
  )
}
