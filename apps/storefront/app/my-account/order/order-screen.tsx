import { buttonClass } from '@mantel/ui/action/button'
import { EmptyState } from '@mantel/ui/layout/empty-state'
import { useEffect, useState } from 'react'
import { StoreLink } from '../../store/store-link.tsx'
import { type AccountScreenProps, useOrderHistory } from '../account-screen.ts'
import { OrderPage } from './order-page.tsx'
import { OrdersPending } from './orders-pending.tsx'

/** One order. It is looked up in the loaded history first, then in older pages. */
export function OrderScreen({ engine, account, t, title, params }: AccountScreenProps) {
  const history = useOrderHistory(account)
  const orderId = params.orderId ?? ''
  const found = history.orders.find(({ entity_id }) => String(entity_id) === orderId)
  // A lost session empties the history. The order stays, with the form that is open in it, until the history is loaded again.
  const [known, setKnown] = useState(found)
  if (found && found !== known) setKnown(found)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    let isMounted = true
    void account.history.find(orderId).then((found) => isMounted && setMissing(found === null))
    return () => {
      isMounted = false
    }
  }, [account, orderId])
  if (known)
    return (
      <OrderPage
        engine={engine}
        account={account}
        t={t}
        order={known}
        orderKey={null}
        onChange={account.history.replace}
      />
    )
  if (!isMissing || history.status !== 'ready')
    return (
      <div className="grid gap-8">
        <h1 className="title-1">{title}</h1>
        <OrdersPending t={t} history={history} onRetry={account.history.refresh}>
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
