import { OrderList } from '../../order/order-list.tsx'
import { useOrdering } from '../../order/use-ordering.ts'

/** Orders of this browser that the server has not accepted yet, with what the customer can do about them. */
export function UnsentOrders() {
  const ordering = useOrdering()
  if (ordering === null || ordering === 'unreachable') return null
  const unsent = ordering.stored.filter(({ state }) => state !== 'accepted')
  return unsent.length > 0 && <OrderList ordering={ordering} orders={unsent} />
}
