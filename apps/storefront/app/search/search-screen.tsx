import { isSearchable } from '@mantel/client'
import { hasFilters } from '@mantel/domain/catalog'
import { search as limits } from '@mantel/domain/constants'
import { buttonClass } from '@mantel/ui/action/button'
import { EmptyState } from '@mantel/ui/layout/empty-state'
import { ProductListing } from '../catalog/list/product-listing.tsx'
import { useT } from '../i18n/text-context.tsx'
import { useReloadWhenOnline } from '../page/use-reload-when-online.ts'
import { StoreLink } from '../store/store-link.tsx'
import { useFocusAfterSubmit } from './focus-results.ts'
import type { SearchPage } from './load-search.ts'
import { OtherResults } from './other-results.tsx'
import { SearchForm } from './search-form.tsx'
import { Suggestion } from './suggestion.tsx'

export function SearchScreen({ text, term, list, categories, posts, pages, suggestion, isPriceOnly }: SearchPage) {
  const t = useT()
  const heading = useFocusAfterSubmit<HTMLHeadingElement>()
  const hasTerm = isSearchable(term)
  const findsProducts = list.total > 0 || hasFilters(list.query)
  const others = <OtherResults categories={categories} posts={posts} pages={pages} />
  return (
    <div className="room pt-8 pb-16 md:pt-12 md:pb-28">
      <h1 ref={heading} tabIndex={-1} className="title-1 outline-none">
        {hasTerm ? t('search.results_for', { term }) : t('search.title')}
      </h1>
      <SearchForm term={term} className="my-8 max-w-measure" />
      {!hasTerm && (
        <p role={term === '' ? undefined : 'status'} className="text-17 text-muted">
          {term === '' ? t('search.hint') : t('search.too_short', { count: limits.minTermLength })}
        </p>
      )}
      {hasTerm && list.offline && list.total === 0 ? (
        <NothingFound term={term} isOffline />
      ) : (
        hasTerm && (
          <>
            {suggestion && <Suggestion text={suggestion} className="pb-8 text-17" />}
            {others}
            {findsProducts ? (
              <ProductListing
                list={list}
                address={{ path: '/search', term: text, name: term, isPriceOnly }}
                defaultSort="relevance"
              />
            ) : (
              categories.length + posts.length + pages.length === 0 && <NothingFound term={term} />
            )}
          </>
        )
      )}
    </div>
  )
}

function NothingFound({ term, isOffline = false }: { term: string; isOffline?: boolean }) {
  const t = useT()
  useReloadWhenOnline(isOffline)
  return (
    <EmptyState
      drawing={isOffline ? 'waiting-letter' : 'empty-frame'}
      title={isOffline ? t('search.offline') : t('search.none', { term })}
      actions={
        <StoreLink to="/" className={buttonClass()}>
          {t('shell.to_home')}
        </StoreLink>
      }
    >
      {t(isOffline ? 'offline.text' : 'search.none_text')}
    </EmptyState>
  )
}
