import { useT } from '../../i18n/text-context.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import type { ListingProps } from './listing.ts'
import { SortForm } from './sort-form.tsx'
import { SortSheet } from './sort-sheet.tsx'

/** How many there are, what they are narrowed to, and their order; on phones with the way to the filters. */
export function ToolLine(props: ListingProps) {
  const t = useT()
  const { list, place } = props
  return (
    <div className="border-y border-hairline py-3">
      <div className="mb-3 flex gap-3 lg:hidden noscript:hidden">
        <FilterSheet list={list} place={place} />
        <SortSheet {...props} />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p role="status" className="figures text-muted">
          {t('list.count', { count: list.total })}
        </p>
        <ChosenFilters list={list} place={place} />
        <div className="ms-auto hidden lg:block noscript:block">
          <SortForm {...props} />
        </div>
      </div>
    </div>
  )
}
