import { buttonClass } from '@mantel/ui/action/button'
import { LoadMore } from '@mantel/ui/layout/load-more'
import { useNavigation } from 'react-router'
import { useT } from '../../i18n/text-context.tsx'
import { StoreLink } from '../../store/store-link.tsx'
import { useListHref } from './list-address.ts'
import type { ListingProps } from './listing.ts'

/** A link to the same list with one more page. The products before it stay in the list, with or without JavaScript. */
export function MoreProducts({ list, address }: Pick<ListingProps, 'list' | 'address'>) {
  const t = useT()
  const { location } = useNavigation()
  const next = useListHref(address)({ ...list.query, page: list.pages.last + 1 })
  const isLoading = location !== undefined && `${location.pathname}${location.search}`.endsWith(next)
  const shown = list.cards.length
  if (list.total <= list.perPage && shown >= list.total) return null
  return (
    <LoadMore
      shown={shown}
      total={list.total}
      text={t('list.shown', { shown, total: list.total })}
      className="mt-14 md:mt-20"
    >
      {list.pages.last < list.pages.of ? (
        <StoreLink
          to={next}
          replace
          preventScrollReset
          rel="nofollow"
          aria-busy={isLoading || undefined}
          className={buttonClass({ variant: 'quiet' })}
        >
          {t(isLoading ? 'list.loading_more' : 'list.more')}
        </StoreLink>
      ) : (
        <p className="text-muted">{t('list.end')}</p>
      )}
    </LoadMore>
  )
}
