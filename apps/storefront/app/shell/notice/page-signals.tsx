import { ProgressBar } from '@mantel/ui/overlay/progress-bar'
import { useNavigation } from 'react-router'
import { useGroupPrices } from '../../account/use-group-prices.ts'
import { CartKeeper } from '../../cart/cart-keeper.tsx'
import { useT } from '../../i18n/text-context.tsx'
import { usePanel } from '../panels.ts'
import { NotificationCorner } from './notifications.tsx'
import { PageAnnouncer } from './page-announcer.tsx'

/** What every page may signal, whatever its layout: that something is loading, where one has arrived, and notices. */
export function PageSignals() {
  const t = useT()
  const { state } = useNavigation()
  const isLoading = usePanel('loader')
  useGroupPrices()
  return (
    <>
      <ProgressBar
        active={state !== 'idle' || isLoading}
        label={isLoading ? t('status.loading') : t('status.page_loading')}
      />
      <PageAnnouncer />
      <NotificationCorner />
      <CartKeeper />
    </>
  )
}
