import type { OrderSearch } from '@mantel/client'
import { buttonClass } from '@mantel/ui/action/button'
import { EmptyState } from '@mantel/ui/layout/empty-state'
import { useEffect, useState } from 'react'
import { StoreLink } from '../../store/store-link.tsx'
import { type AccountScreenProps, useOrderHistory } from '../account-screen.ts'
import { OrderPage } from './order-page.tsx'
import { OrdersPending } from './orders-pending.tsx'

/** One order. It is searched in the loaded history first, then in older pages. */
export function OrderScreen({ engine, account, t, title, params }: AccountScreenProps) {
  const history = useOrderHistory(account)
  const orderId = params.orderId ?? ''
  const found = history.orders.find(({ entity_id }) => String(entity_id) === orderId)
  const isFound = found !== undefined
  // A lost session empties the history. The order stays, with the form that is open in it, until the history is loaded again.
  const [kept, setKept] = useState(found)
  if (found && found !== kept) setKept(found)
  /** null while the search runs. */
  const [result, setResult] = useState<OrderSearch | null>(null)
  const [attempt, setAttempt] = useState(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): another attempt searches again.
  useEffect(() => {
    if (isFound) return
    let isMounted = true
    setResult(null)
    void account.history.find(orderId).then((found) => isMounted && setResult(found))
    return () => {
      isMounted = false
    }
  }, [account, orderId, isFound, attempt])
  const isKeptShown = String(kept?.entity_id) === orderId && result !== 'missing'
  const known = found ?? (isKeptShown ? kept : undefined)
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
  if (result !== 'missing')
    return (
      <div className="grid gap-8">
        <h1 className="title-1">{title}</h1>
        <OrdersPending
          t={t}
          history={{ status: result === 'failed' ? 'failed' : 'loading', total: null }}
          onRetry={() => setAttempt((count) => count + 1)}
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
