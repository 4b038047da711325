import { type ReactNode, useRef } from 'react'
import { useT } from '../../i18n/text-context.tsx'
import { ProductGrid } from '../product-grid.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { EmptyList } from './empty-list.tsx'
import { Filters } from './filters.tsx'
import type { ListingProps } from './listing.ts'
import { MoreProducts } from './more-products.tsx'
import { SheetButtons } from './sheet-buttons.tsx'
import { SortForm } from './sort-form.tsx'
import { useChosenList } from './use-chosen-list.ts'

/** A product list with its toolbar, filters (beside the products from 1024 px) and a link to more products. */
export function ProductListing({ tile, list: loaded, ...rest }: Omit<ListingProps, 'choose'> & { tile?: ReactNode }) {
  const t = useT()
  const { list, choose, isPending } = useChosenList(loaded, rest.address)
  const props = { ...rest, list, choose }
  return (
    <>
      <Toolbar {...props} />
      <div className="gap-12 pt-8 lg:grid lg:grid-cols-[14rem_1fr] lg:pt-10">
        {/* On phones the filters are in a sheet. Without JavaScript the sheet cannot open, so they are shown here. */}
        <section aria-label={t('list.filters')} className="max-lg:mb-8 max-lg:hidden max-lg:noscript:block">
          {/* The key makes the filters of another category start with their own groups open. */}
          <Filters key={rest.address.path} {...props} />
        </section>
        <section aria-label={t('search.products')} aria-busy={isPending || undefined}>
          {list.cards.length === 0 ? (
            <EmptyList {...props} />
          ) : (
            <>
              <ProductGrid cards={list.cards} tile={tile} />
              <MoreProducts {...props} isPending={isPending} />
            </>
          )}
        </section>
      </div>
    </>
  )
}

/** The product count, the active filters and the sorting; on phones also the buttons of the filter and sort sheets. */
function Toolbar(props: ListingProps) {
  const t = useT()
  const status = useRef<HTMLParagraphElement>(null)
  const { list } = props
  return (
    <div className="border-y border-hairline py-3">
      <div className="mb-3 flex gap-3 lg:hidden noscript:hidden">
        <SheetButtons {...props} />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p ref={status} role="status" tabIndex={-1} className="figures text-muted outline-none">
          {t('list.count', { count: list.total })}
        </p>
        <ChosenFilters {...props} status={status} />
        <div className="ms-auto hidden lg:block noscript:block">
          <SortForm {...props} />
        </div>
      </div>
    </div>
  )
}
