import { Button } from '@mantel/ui/action/button'
import { EmptyState } from '@mantel/ui/layout/empty-state'
import { Panel } from '@mantel/ui/overlay/panel'
import { useT } from '../../i18n/text-context.tsx'
import { panels, usePanel } from '../panels.ts'

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
