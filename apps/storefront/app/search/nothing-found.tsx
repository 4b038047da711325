import { buttonClass } from '@mantel/ui/action/button'
import { EmptyState } from '@mantel/ui/layout/empty-state'
import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../place/store-link.tsx'

export function NothingFound({ term, isOffline = false }: { term: string; isOffline?: boolean }) {
  const t = useT()
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
