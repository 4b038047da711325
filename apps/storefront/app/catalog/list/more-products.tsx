import type { ListQuery } from '@mantel/domain/catalog'
import { buttonClass } from '@mantel/ui/action/button'
import { LoadMore } from '@mantel/ui/layout/load-more'
import { useNavigation } from 'react-router'
import { useT } from '../../i18n/text-context.tsx'
import { ChoiceLink } from './choice-link.tsx'
import { useListHref } from './list-address.ts'
import type { ListingProps } from './listing.ts'

const ignore = () => {}

/** A link to the same list with one more page. The products before it stay in the list, with or without JavaScript. */
export function MoreProducts({
  list,
  address,
  choose,
  isPending,
}: Pick<ListingProps, 'list' | 'address' | 'choose'> & { isPending: boolean }) {
  const t = useT()
  const { location } = useNavigation()
  const nextPage = (query: ListQuery) => ({ ...query, page: list.pages.last + 1 })
  const next = useListHref(address)(nextPage(list.query))
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
        <ChoiceLink
          list={list}
          address={address}
          // The link replaces the address, which must not be that of a list before a choice whose products are loading.
          choose={isPending ? ignore : choose}
          change={nextPage}
          replace
          rel="nofollow"
          aria-busy={isLoading || undefined}
          aria-disabled={isPending || undefined}
          className={buttonClass({ variant: 'quiet' })}
        >
          {t(isLoading ? 'list.loading_more' : 'list.more')}
        </ChoiceLink>
      ) : (
        <p className="text-muted">{t('list.end')}</p>
      )}
    </LoadMore>
  )
}
