import { Button } from '@mantel/ui/action/button'
import { EmptyState } from '@mantel/ui/layout/empty-state'
import { Panel } from '@mantel/ui/overlay/panel'
import { useT } from '../../i18n/text-context.tsx'
import { panels, usePanel } from '../panels.ts'

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
