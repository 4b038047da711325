import { Button, buttonClass } from '@mantel/ui/action/button'
import { EmptyState } from '@mantel/ui/layout/empty-state'
import { LoadMore } from '@mantel/ui/layout/load-more'
import { Notice } from '@mantel/ui/overlay/notice'
import { useState } from 'react'
import { useT } from '../../i18n/text-context.tsx'
import { StoreLink } from '../../store/store-link.tsx'
import { useOnline } from '../../store/use-online.ts'
import { type AccountScreenProps, useOrderHistory } from '../account-screen.ts'
import { OrderRows } from './order-rows.tsx'
import { OrdersPending } from './orders-pending.tsx'
import { UnsentOrders } from './unsent-orders.tsx'

/** The customer's orders, newest first, a page at a time. Orders that this browser has not sent yet come before them. */
export function OrdersScreen({ t, account, title }: AccountScreenProps) {
  const commonT = useT()
  const isOnline = useOnline()
  const history = useOrderHistory(account)
  const [isBusy, setBusy] = useState(false)
  const { orders, total, hasMore } = history
  async function loadMore() {
    setBusy(true)
    await account.history.loadMore()
    setBusy(false)
  }
  return (
    <div className="grid gap-8">
      <h1 className="title-1">{title}</h1>
      <UnsentOrders />
      {!isOnline && orders.length > 0 && <Notice tone="info">{t('orders.offline')}</Notice>}
      {orders.length === 0 ? (
        <OrdersPending t={t} history={history} onRetry={account.history.refresh}>
          <EmptyState
            drawing="bare-shelf"
            title={t('orders.none')}
            actions={
              <StoreLink to="/" className={buttonClass()}>
                {commonT('cart.continue')}
              </StoreLink>
            }
          >
            <p>{t('orders.none_text')}</p>
          </EmptyState>
        </OrdersPending>
      ) : (
        <>
          <OrderRows t={t} orders={orders} />
          <LoadMore
            shown={orders.length}
            total={total ?? orders.length}
            text={t('orders.shown', { shown: orders.length, total: total ?? orders.length })}
          >
            {hasMore && isOnline && (
              <Button variant="quiet" busy={isBusy} onClick={loadMore}>
                {t('orders.more')}
              </Button>
            )}
          </LoadMore>
        </>
      )}
    </div>
  )
}
