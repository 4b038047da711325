import type { CustomerOrder } from '@mantel/client'
import { buttonClass } from '@mantel/ui/action/button'
import { EmptyState } from '@mantel/ui/layout/empty-state'
import { useEffect, useState } from 'react'
import { useFormats } from '../../i18n/text-context.tsx'
import { InvoiceButton } from '../../order/invoice-button.tsx'
import { StoreLink } from '../../store/store-link.tsx'
import { type AccountScreenProps, useOrderHistory } from '../account-screen.ts'
import { PostalAddress } from '../address/postal-address.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderShipments } from './order-shipments.tsx'
import { OrderSteps } from './order-steps.tsx'
import { OrdersPending } from './orders-pending.tsx'
import { ReorderButton } from './reorder-button.tsx'
import { useOrderFormat } from './use-order-format.ts'

/** One order. It is looked up in the loaded history first, then in older pages. */
export function OrderScreen({ engine, account, t, title, params }: AccountScreenProps) {
  const history = useOrderHistory(account)
  const orderId = params.orderId ?? ''
  const known = history.orders.find(({ entity_id }) => String(entity_id) === orderId)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    let isMounted = true
    void account.history.find(orderId).then((found) => isMounted && setMissing(found === null))
    return () => {
      isMounted = false
    }
  }, [account, orderId])
  if (known) return <Order {...{ engine, account, t }} order={known} />
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

function Order({
  engine,
  account,
  t,
  order,
}: Pick<AccountScreenProps, 'engine' | 'account' | 't'> & { order: CustomerOrder }) {
  const { longDay } = useFormats()
  const { read, price } = useOrderFormat()
  const view = read(order)
  const { id, number, shippingAddress, billingAddress, due, currency, deliveryTitle, paymentTitle } = view
  const hasInvoice = view.state !== 'pending_payment' && view.state !== 'cancelled'
  return (
    <div className="grid gap-10" data-order-number={number}>
      <div>
        <h1 className="title-1">{t('orders.number', { number })}</h1>
        <p className="mt-2 text-muted">{t('orders.placed_on', { date: longDay(view.placedAt) })}</p>
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <ReorderButton {...{ engine, t, order }} />
        {hasInvoice && (
          <InvoiceButton
            variant="quiet"
            t={t}
            account={account}
            order={{ backendOrderId: id, orderKey: null, orderNumber: number }}
          />
        )}
      </div>
      <OrderSteps t={t} steps={view.steps} />
      {view.shipments.length > 0 && <OrderShipments t={t} shipments={view.shipments} />}
      <OrderLines t={t} view={view} />
      <div className="grid gap-8 sm:grid-cols-2">
        <section className="grid content-start gap-3">
          <h2 className="title-3">{t('order.delivery_address')}</h2>
          {shippingAddress ? <PostalAddress address={shippingAddress} /> : <p>{t('order.by_email')}</p>}
          {deliveryTitle !== '' && <p className="text-muted">{deliveryTitle}</p>}
        </section>
        <section className="grid content-start gap-3">
          <h2 className="title-3">{t('checkout.billing_address')}</h2>
          <PostalAddress address={billingAddress} />
        </section>
        <section className="grid content-start gap-3">
          <h2 className="title-3">{t('order.payment')}</h2>
          <p>{paymentTitle}</p>
          <p>{due > 0 ? `${t('order.due')}: ${price(due, currency)}` : t(`order.state_${paymentState(view.state)}`)}</p>
        </section>
      </div>
    </div>
  )
}

/** Nothing is due: the order is paid, unless it was cancelled or refunded. */
const paymentState = (state: ReturnType<ReturnType<typeof useOrderFormat>['read']>['state']) =>
  state === 'cancelled' || state === 'refunded' ? state : 'paid'
