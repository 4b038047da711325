import { clearFilters, hasFilters } from '@mantel/domain/catalog'
import { buttonClass } from '@mantel/ui/action/button'
import { EmptyState } from '@mantel/ui/layout/empty-state'
import { useT } from '../../i18n/text-context.tsx'
import { useReloadWhenOnline } from '../../page/use-reload-when-online.ts'
import { StoreLink } from '../../store/store-link.tsx'
import { ChoiceLink } from './choice-link.tsx'
import type { ListingProps } from './listing.ts'

/**
 * Shown for a list without products, with a link that clears the filters or leads to the home page. A list that is empty because the
 * server could not be reached loads again when it can.
 */
export function EmptyList({ list, address, choose }: Pick<ListingProps, 'list' | 'address' | 'choose'>) {
  const t = useT()
  useReloadWhenOnline(list.offline)
  if (hasFilters(list.query) && !list.offline)
    return (
      <EmptyState
        drawing="empty-frame"
        title={t('list.empty')}
        actions={
          <ChoiceLink list={list} address={address} choose={choose} change={clearFilters} className={buttonClass()}>
            {t('list.clear')}
          </ChoiceLink>
        }
      >
        {t('list.empty_text', { name: address.name })}
      </EmptyState>
    )
  return (
    <EmptyState
      drawing={list.offline ? 'waiting-letter' : 'empty-frame'}
      title={t(list.offline ? 'offline.heading' : 'list.empty_category')}
      actions={
        <StoreLink to="/" className={buttonClass()}>
          {t('shell.to_home')}
        </StoreLink>
      }
    >
      {t(list.message === 'category_not_synchronized' ? 'category_not_synchronized' : 'status.offline')}
    </EmptyState>
  )
}
