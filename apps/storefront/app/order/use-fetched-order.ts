import { lookAtOrder, lookUntilDecided, type OrderStatus, type StoredOrder } from '@mantel/client'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useEngine } from '../place/engine-context.ts'
import { usePlace } from '../place/place-context.tsx'
import { fromStatus, fromStored, type ShownOrder } from './shown-order.ts'
import { useOnline } from './use-online.ts'
import type { ShownOrdering } from './use-ordering.ts'

/** The order of a key: what this browser keeps of it is shown at once, and what the shop says takes its place. */
export function useFetchedOrder(
  { account, orders }: ShownOrdering,
  orderKey: string | null,
  known: StoredOrder | undefined,
): ShownOrder | null {
  const { fractionDigits } = usePlace().view.i18n.priceFormat
  const engine = useEngine()
  const navigate = useNavigate()
  const isOnline = useOnline()
  const [fetched, setFetched] = useState<ShownOrder | null>(null)
  const key = orderKey ?? known?.confirmation?.orderKey ?? null
  const knownId = known?.id
  useEffect(() => {
    if (key === null || !isOnline || !engine) return
    async function seen(status: OrderStatus, of: string) {
      setFetched(fromStatus(status, of, fractionDigits))
      const stored = orders.get().find(({ id }) => id === knownId)
      if (stored?.confirmation && stored.confirmation.state !== status.state) {
        const { orderId: backendOrderId, state } = status
        await orders.change(stored.id, {
          confirmation: { ...stored.confirmation, backendOrderId, state },
          challenge: null,
        })
      }
      if (status.state === 'cancelled')
        await navigate(`/payment-error?key=${encodeURIComponent(of)}`, { replace: true })
    }
    return lookUntilDecided({
      look: () => lookAtOrder(account.tasks.caller, key),
      seen: (status) => seen(status, key),
      clock: engine.clock,
    })
  }, [key, knownId, isOnline, engine, account, orders, fractionDigits, navigate])
  if (!known) return fetched
  const own = fromStored(known)
  return fetched ? { ...own, totals: fetched.totals, placed: fetched.placed, email: fetched.email } : own
}
