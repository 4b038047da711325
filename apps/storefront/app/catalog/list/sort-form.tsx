import { buttonClass } from '@mantel/ui/action/button'
import { Icon } from '@mantel/ui/picture/icon'
import { useId } from 'react'
import { useT } from '../../i18n/text-context.tsx'
import { useStorePath } from '../../store/store-context.tsx'
import type { ListingProps } from './listing.ts'
import { QueryFields } from './query-fields.tsx'
import { sortOptions } from './sort-options.ts'

/** The sorting on wide screens. A choice applies immediately; without JavaScript a button submits it. */
export function SortForm({ list, address, defaultSort, choose }: ListingProps) {
  const t = useT()
  const id = useId()
  const storePath = useStorePath()
  const { query } = list
  return (
    <form action={storePath(address.path)} className="flex items-center gap-2">
      <QueryFields address={address} query={{ filters: query.filters, sort: null }} />
      <label htmlFor={id} className="text-muted">
        {t('sort.title')}
      </label>
      <span className="relative flex items-center">
        <select
          id={id}
          name="sort"
          value={query.sort ?? ''}
          onChange={({ currentTarget: { value } }) => choose((latest) => ({ ...latest, sort: value || null, page: 1 }))}
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
