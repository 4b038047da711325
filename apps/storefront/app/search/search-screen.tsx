import { isSearchable } from '@mantel/client'
import { hasFilters } from '@mantel/domain/catalog'
import { search as limits } from '@mantel/domain/constants'
import { ProductListing } from '../catalog/list/product-listing.tsx'
import { useT } from '../i18n/text-context.tsx'
import type { SearchPage } from './load-search.ts'
import { NothingFound } from './nothing-found.tsx'
import { OtherResults } from './other-results.tsx'
import { SearchForm } from './search-form.tsx'

export function SearchScreen({ text, term, list, categories, posts }: SearchPage) {
  const t = useT()
  const isAsked = isSearchable(term)
  const findsProducts = list.total > 0 || hasFilters(list.query)
  const others = <OtherResults categories={categories} posts={posts} />
  return (
    <div className="room pt-8 pb-16 md:pt-12 md:pb-28">
      <h1 className="title-1">{isAsked ? t('search.results_for', { term }) : t('search.title')}</h1>
      <SearchForm term={term} className="my-8 max-w-measure" />
      {!isAsked && (
        <p role={term === '' ? undefined : 'status'} className="text-17 text-muted">
          {term === '' ? t('search.hint') : t('search.too_short', { count: limits.minTermLength })}
        </p>
      )}
      {isAsked && list.offline && list.total === 0 ? (
        <NothingFound term={term} isOffline />
      ) : (
        isAsked && (
          <>
            {others}
            {findsProducts ? (
              <ProductListing list={list} place={{ path: '/search', term: text, name: term }} usualOrder="relevance" />
            ) : (
              categories.length + posts.length === 0 && <NothingFound term={term} />
            )}
          </>
        )
      )}
    </div>
  )
}
