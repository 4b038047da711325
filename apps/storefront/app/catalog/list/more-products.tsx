import type { ListQuery } from '@mantel/domain/catalog'
import { buttonClass } from '@mantel/ui/action/button'
import { LoadMore } from '@mantel/ui/layout/load-more'
import { useT } from '../../i18n/text-context.tsx'
import { ChoiceLink } from './choice-link.tsx'
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
  const next = list.pages.last + 1
  // Does not use the router's state, which changes only after everything that depends on it has rendered.
  const isLoading = isPending && list.query.page === next
  const shownCount = list.cards.length
  if (list.total <= list.perPage && shownCount >= list.total) return null
  return (
    <LoadMore
      shown={shownCount}
      total={list.total}
      text={t('list.shown', { shown: shownCount, total: list.total })}
      className="mt-14 md:mt-20"
    >
      {list.pages.last < list.pages.of ? (
        <ChoiceLink
          list={list}
          address={address}
          // The link replaces the current history entry. Ignored while a choice is loading, because the entry is still that of the
          // list before it.
          choose={isPending ? ignore : choose}
          change={(query: ListQuery) => ({ ...query, page: next })}
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
