import type { Account, CustomerOrder, Engine } from '@mantel/client'
import type { BuyingTranslator } from '../../i18n/load-buying-translator.ts'
import { useFormats, useT } from '../../i18n/text-context.tsx'
import { InvoiceButton } from '../../order/invoice-button.tsx'
import { OrderDownloads } from '../../order/order-downloads.tsx'
import { OrderShipments } from '../../order/order-shipments.tsx'
import { PostalAddress } from '../address/postal-address.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderRequests } from './order-requests.tsx'
import { OrderSteps } from './order-steps.tsx'
import { ReorderButton } from './reorder-button.tsx'
import { useOrderFormat } from './use-order-format.ts'

export type OrderPageProps = {
  engine: Engine
  account: Account
  t: BuyingTranslator
  order: CustomerOrder
  /** The secret from the link in the order's mails, for a buyer who is not logged in. */
  orderKey: string | null
  /** Receives the changed order after a request to cancel it or to withdraw from it. */
  onChange(order: CustomerOrder): void
}

/** Everything about one order: for its customer in the account, and for a guest. */
export function OrderPage({ engine, account, t, order, orderKey, onChange }: OrderPageProps) {
  const commonT = useT()
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
        {view.placedBy && <p className="text-muted">{t('order.placed_by', { name: view.placedBy })}</p>}
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <ReorderButton engine={engine} t={t} order={order} />
        {hasInvoice && (
          <InvoiceButton
            variant="quiet"
            t={t}
            account={account}
            order={{ backendOrderId: id, orderKey, orderNumber: number }}
          />
        )}
      </div>
      {view.downloads.length > 0 && <OrderDownloads t={t} downloads={view.downloads} />}
      <OrderSteps t={t} steps={view.steps} />
      {view.shipments.length > 0 && <OrderShipments t={t} shipments={view.shipments} />}
      <OrderLines t={t} view={view} />
      <OrderRequests account={account} t={t} view={view} orderKey={orderKey} onChange={onChange} />
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
          <h2 className="title-3">{commonT('title.payment-information')}</h2>
          <p>{paymentTitle}</p>
          {view.purchaseOrder && (
            <p className="wrap-anywhere">
              {t('order.po_number')}: {view.purchaseOrder}
            </p>
          )}
          {view.taxNote && <p className="text-15 text-muted">{view.taxNote}</p>}
          <p>{due > 0 ? `${t('order.due')}: ${price(due, currency)}` : t(`order.state_${paymentState(view.state)}`)}</p>
        </section>
      </div>
    </div>
  )
}

/** The payment state of an order on which nothing is due: it is paid, unless it was cancelled or refunded. */
const paymentState = (state: ReturnType<ReturnType<typeof useOrderFormat>['read']>['state']) =>
  state === 'cancelled' || state === 'refunded' ? state : 'paid'
