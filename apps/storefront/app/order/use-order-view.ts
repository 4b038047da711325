import { fetchOrderStatus, type OrderStatus, pollUntilDecided, type StoredOrder } from '@mantel/client'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useEngine } from '../store/engine-context.ts'
import { useStore } from '../store/store-context.tsx'
import { useOnline } from '../store/use-online.ts'
import { type OrderView, orderViewFromStatus, orderViewFromStored } from './order-view.ts'
import type { OrderingView } from './use-ordering.ts'

/** The order with this key. The copy in this browser is shown first; the server's state replaces it once it is loaded. */
export function useOrderView(
  { account, orders }: OrderingView,
  orderKey: string | null,
  known: StoredOrder | undefined,
): OrderView | null {
  const { i18n, prices } = useStore().view
  const { fractionDigits } = i18n.priceFormat
  const engine = useEngine()
  const navigate = useNavigate()
  const isOnline = useOnline()
  const [fetched, setFetched] = useState<OrderView | null>(null)
  const key = orderKey ?? known?.confirmation?.orderKey ?? null
  const knownId = known?.id
  useEffect(() => {
    if (key === null || !isOnline || !engine) return
    async function applyStatus(status: OrderStatus, keyOfStatus: string) {
      setFetched(orderViewFromStatus(status, keyOfStatus, fractionDigits))
      const stored = orders.get().find(({ id }) => id === knownId)
      if (stored?.confirmation && stored.confirmation.state !== status.state) {
        const { orderId: backendOrderId, state } = status
        await orders.change(stored.id, {
          confirmation: { ...stored.confirmation, backendOrderId, state },
          challenge: null,
        })
      }
      if (status.state === 'cancelled')
        await navigate('/payment-error', { replace: true, state: { orderKey: keyOfStatus } })
    }
    return pollUntilDecided({
      lookUp: () => fetchOrderStatus(account.tasks.caller, key),
      onStatus: (status) => applyStatus(status, key),
      clock: engine.clock,
    })
  }, [key, knownId, isOnline, engine, account, orders, fractionDigits, navigate])
  if (!known) return fetched
  const local = orderViewFromStored(known, prices)
  if (!fetched) return local
  const { totals, placed, email, terms, shipments, hasDownloads } = fetched
  return { ...local, totals, placed, email, terms, shipments, hasDownloads }
}
