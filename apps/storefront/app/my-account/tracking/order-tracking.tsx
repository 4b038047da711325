import { type CustomerOrder, fetchOrderDetails } from '@mantel/client'
import { buttonClass } from '@mantel/ui/action/button'
import { Loading, SkeletonText } from '@mantel/ui/layout/skeleton'
import { Notice } from '@mantel/ui/overlay/notice'
import { useEffect, useState } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'
import type { OpenedAccount } from '../../account/use-account-content.ts'
import { useT } from '../../i18n/text-context.tsx'
import { StoreLink } from '../../store/store-link.tsx'
import { useOnline } from '../../store/use-online.ts'
import { OrderPage } from '../order/order-page.tsx'
import { OrderLookupForm } from './order-lookup-form.tsx'

type Lookup = { key: string; order: CustomerOrder } | { key: string; problem: string }

/** The order to which a link in a mail leads, or the form that finds an order. */
export function OrderTracking({ engine, account, t }: OpenedAccount) {
  const commonT = useT()
  const isOnline = useOnline()
  const navigate = useNavigate()
  // The address has a key only if the visitor opened the link in a mail. The form puts its key into the navigation state, because
  // scripts of other companies can read the address.
  const { search, state }: Location<{ orderKey: string } | null> = useLocation()
  const key = new URLSearchParams(search).get('key') ?? state?.orderKey ?? null
  const [lookup, setLookup] = useState<Lookup | null>(null)
  const current = lookup?.key === key ? lookup : null
  const isKnown = current !== null && 'order' in current
  useEffect(() => {
    if (key === null || isKnown || !isOnline) return
    let isMounted = true
    void fetchOrderDetails(account.tasks.silentCaller, key).then((found) => {
      if (isMounted) setLookup(found.ok ? { key, order: found.order } : { key, problem: found.text })
    })
    return () => {
      isMounted = false
    }
  }, [account, key, isKnown, isOnline])

  if (current && 'order' in current)
    return (
      <OrderPage
        engine={engine}
        account={account}
        t={t}
        order={current.order}
        orderKey={current.key}
        onChange={(order) => setLookup({ key: current.key, order })}
      />
    )
  const isLoading = key !== null && current === null && isOnline
  return (
    <div className="grid max-w-measure gap-8">
      <h1 className="title-1">{commonT('title.order-tracking')}</h1>
      {!isOnline && <p role="status">{t('tracking.offline')}</p>}
      {isLoading ? (
        <Loading label={commonT('status.loading')}>
          <SkeletonText lines={6} />
        </Loading>
      ) : (
        <>
          {current && (
            <div role="alert">
              <Notice tone="error">{current.problem || t('tracking.failed')}</Notice>
            </div>
          )}
          <p>{t('tracking.text')}</p>
          <OrderLookupForm
            account={account}
            t={t}
            onFound={({ orderKey, order }) => {
              setLookup({ key: orderKey, order })
              void navigate({ search: '' }, { replace: true, state: { orderKey } })
            }}
          />
          <p className="text-muted">{t('tracking.account')}</p>
          <p>
            <StoreLink to="/my-account/orders" className={buttonClass({ variant: 'quiet' })}>
              {commonT('title.my-orders')}
            </StoreLink>
          </p>
        </>
      )}
    </div>
  )
}
