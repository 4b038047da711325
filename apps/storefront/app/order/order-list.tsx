import type { StoredOrder } from '@mantel/client'
import { useFormats } from '../i18n/text-context.tsx'
import { OrderProblemActions } from './order-problem-actions.tsx'
import type { OrderingView } from './use-ordering.ts'

/** Orders of this browser that the server has not accepted yet. */
export function OrderList({ ordering, orders }: { ordering: OrderingView; orders: readonly StoredOrder[] }) {
  const { t } = ordering
  const { price } = useFormats()
  return (
    <section aria-labelledby="waiting-orders">
      <h2 id="waiting-orders" className="title-3 mb-4">
        {t('checkout.other_orders')}
      </h2>
      <ul>
        {orders.map((order) => (
          <li key={order.id} className="grid gap-3 border-hairline border-t py-4">
            <p className="flex justify-between gap-4">
              <span>{t(`checkout.state_${order.state}`)}</span>
              <span className="figures">{price(order.summary.totals.grandTotal)}</span>
            </p>
            <OrderProblemActions ordering={ordering} order={order} />
          </li>
        ))}
      </ul>
    </section>
  )
}
