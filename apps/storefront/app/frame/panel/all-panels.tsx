import { Button } from '@mantel/ui/action/button'
import { EmptyState } from '@mantel/ui/layout/empty-state'
import { Panel } from '@mantel/ui/overlay/panel'
import { AuthPanel } from '../../account/auth-panel.tsx'
import { Microcart } from '../../cart/microcart.tsx'
import { useT } from '../../i18n/text-context.tsx'
import { panels, usePanel } from '../../shell/panels.ts'
import { SearchPanel } from './search-panel.tsx'
import { Sidebar } from './sidebar.tsx'

/** All panels that can slide over a page. */
export function AllPanels() {
  return (
    <>
      <Sidebar />
      <SearchPanel />
      <Microcart />
      <Wishlist />
      <AuthPanel />
    </>
  )
}

function Wishlist() {
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
