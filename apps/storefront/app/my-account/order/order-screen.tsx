import { buttonClass } from '@mantel/ui/action/button'
import { EmptyState } from '@mantel/ui/layout/empty-state'
import { StoreLink } from '../../store/store-link.tsx'
import type { AccountScreenProps } from '../account-screen.ts'
import { OrderPage } from './order-page.tsx'
import { OrdersPending } from './orders-pending.tsx'
import { useOrder } from './use-order.ts'

/** Shows one order, or the reason why it cannot be shown. */
export function OrderScreen({ engine, account, t, title, params }: AccountScreenProps) {
  const { order, search, retry } = useOrder(account, params.orderId ?? '')
  if (order)
    return (
      <OrderPage
        engine={engine}
        account={account}
        t={t}
        order={order}
        orderKey={null}
        onChange={account.history.replace}
      />
    )
  if (search !== 'missing')
    return (
      <div className="grid gap-8">
        <h1 className="title-1">{title}</h1>
        <OrdersPending
          t={t}
          history={{ status: search === 'failed' ? 'failed' : 'loading', total: null }}
          onRetry={retry}
        >
          {null}
        </OrdersPending>
      </div>
    )
  return (
    <EmptyState
      drawing="empty-frame"
      title={t('order.missing')}
      headingLevel={1}
      actions={
        <StoreLink to="/my-account/orders" className={buttonClass({ variant: 'quiet' })}>
          {t('order.back')}
        </StoreLink>
      }
    >
      <p>{t('order.missing_text')}</p>
    </EmptyState>
  )
}
