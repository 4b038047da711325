import { Button, buttonClass } from '@mantel/ui/action/button'
import { EmptyState } from '@mantel/ui/layout/empty-state'
import { Panel } from '@mantel/ui/overlay/panel'
import { useT } from '../../i18n/text-context.tsx'
import { usePlace } from '../../place/place-context.tsx'
import { StoreLink } from '../../place/store-link.tsx'
import { panels, useAuthElement, usePanel } from '../panels.ts'

export function Microcart() {
  const t = useT()
  const close = () => panels.close('microcart')
  return (
    <Panel open={usePanel('microcart')} onClose={close} title={t('cart.title')} closeLabel={t('shell.close')}>
      <EmptyState
        drawing="bare-shelf"
        title={t('cart.empty')}
        headingLevel={3}
        actions={
          <Button variant="quiet" onClick={close}>
            {t('cart.continue')}
          </Button>
        }
      >
        {t('cart.later')}
      </EmptyState>
    </Panel>
  )
}

export function Wishlist() {
  const t = useT()
  const close = () => panels.close('wishlist')
  return (
    <Panel open={usePanel('wishlist')} onClose={close} title={t('wishlist.title')} closeLabel={t('shell.close')}>
      <EmptyState
        drawing="empty-frame"
        title={t('wishlist.empty')}
        headingLevel={3}
        actions={
          <Button variant="quiet" onClick={close}>
            {t('cart.continue')}
          </Button>
        }
      >
        {t('wishlist.later')}
      </EmptyState>
    </Panel>
  )
}

/** No field is shown before one works. */
export function AuthPanel() {
  const t = useT()
  const { view } = usePlace()
  const element = useAuthElement()
  const close = () => panels.close('auth')
  const title = element === 'register' ? t('auth.register') : t('auth.login')
  return (
    <Panel open={usePanel('auth')} onClose={close} title={title} closeLabel={t('shell.close')}>
      <div className="grid gap-6" data-auth={element}>
        <p className="text-17">{t('auth.later')}</p>
        {view.routes.includes('register') ? (
          <StoreLink to="/register" className={buttonClass({ variant: 'quiet' })}>
            {t('trade.apply')}
          </StoreLink>
        ) : (
          <Button variant="quiet" onClick={close}>
            {t('cart.continue')}
          </Button>
        )}
      </div>
    </Panel>
  )
}
