import { buttonClass } from '@mantel/ui/action/button'
import { Breadcrumb } from '@mantel/ui/layout/breadcrumb'
import { EmptyState } from '@mantel/ui/layout/empty-state'
import { useParams } from 'react-router'
import { useAccountContent } from '../account/use-account-content.ts'
import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../store/store-link.tsx'
import { AccountLoading } from './account-loading.tsx'
import type { AccountRoute } from './account-screens.ts'

const loadContent = async () => (await import('./account-content.tsx')).AccountContent

/**
 * The layout of all account pages. The server renders it without content, the same for everybody; the browser fills it in for a
 * signed-in customer.
 */
export function AccountArea({ route, title }: { route: AccountRoute; title: string }) {
  const t = useT()
  const opened = useAccountContent(loadContent)
  const params = useParams()
  return (
    <div className="room pb-20">
      <Breadcrumb
        label={t('breadcrumb.label')}
        className="pt-4 pb-6"
        items={[
          { key: 'home', content: <StoreLink to="/">{t('title.home')}</StoreLink> },
          ...(route === 'my-account'
            ? []
            : [{ key: 'account', content: <StoreLink to="/my-account">{t('title.my-account')}</StoreLink> }]),
          ...(route === 'my-order'
            ? [{ key: 'orders', content: <StoreLink to="/my-account/orders">{t('title.my-orders')}</StoreLink> }]
            : []),
          { key: 'here', content: title },
        ]}
      />
      {opened === null && <AccountLoading title={title} />}
      {opened === 'unreachable' && <UnreachableAccount title={title} />}
      {opened !== null && opened !== 'unreachable' && (
        <opened.Content {...opened} route={route} title={title} params={params} />
      )}
    </div>
  )
}

function UnreachableAccount({ title }: { title: string }) {
  const t = useT()
  return (
    <>
      <h1 className="title-1">{title}</h1>
      <EmptyState
        drawing="stopped-clock"
        title={t('offline.heading')}
        actions={
          <StoreLink to="/" className={buttonClass({ variant: 'quiet' })}>
            {t('shell.to_home')}
          </StoreLink>
        }
      >
        <p>{t('status.offline')}</p>
      </EmptyState>
    </>
  )
}
