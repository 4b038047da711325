import type { ReactNode } from 'react'
import { useT } from '../../i18n/text-context.tsx'
import { ProductGrid } from '../product-grid.tsx'
import { EmptyList } from './empty-list.tsx'
import { Filters } from './filters.tsx'
import type { ListingProps } from './listing.ts'
import { MoreProducts } from './more-products.tsx'
import { ToolLine } from './tool-line.tsx'

/** The tool line, the filters beside the products from 1024 px on, and the way to more of them. */
export function ProductListing({ tile, ...props }: ListingProps & { tile?: ReactNode }) {
  const t = useT()
  const { list, place } = props
  return (
    <>
      <ToolLine {...props} />
      <div className="gap-12 pt-8 lg:grid lg:grid-cols-[14rem_1fr] lg:pt-10">
        {/* On phones a sheet holds them; without JavaScript there is none, and they stand here. */}
        <section aria-label={t('list.filters')} className="max-lg:mb-8 max-lg:hidden max-lg:noscript:block">
          <Filters list={list} place={place} />
        </section>
        <section aria-label={t('search.products')}>
          {list.cards.length === 0 ? (
            <EmptyList list={list} place={place} />
          ) : (
            <>
              <ProductGrid cards={list.cards} tile={tile} />
              <MoreProducts list={list} place={place} />
            </>
          )}
        </section>
      </div>
    </>
  )
}
