import { lookAtOrder, type StoredOrder } from '@mantel/client'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePlace } from '../place/place-context.tsx'
import { fromStatus, fromStored, type ShownOrder } from './shown-order.ts'
import { useOnline } from './use-online.ts'
import type { ShownOrdering } from './use-ordering.ts'

/** Milliseconds between looks at an order whose payment is not decided. */
const looksEveryMs = 3000

/** The order of a key: what this browser keeps of it is shown at once, and what the shop says takes its place. */
export function useFetchedOrder(
  { account, orders }: ShownOrdering,
  orderKey: string | null,
  known: StoredOrder | undefined,
): ShownOrder | null {
  const { fractionDigits } = usePlace().view.i18n.priceFormat
  const navigate = useNavigate()
  const isOnline = useOnline()
  const [fetched, setFetched] = useState<ShownOrder | null>(null)
  const key = orderKey ?? known?.confirmation?.orderKey ?? null
  const knownId = known?.id
  const isOpen = known ? known.confirmation?.state === 'pending_payment' : fetched?.placed === 'pending_payment'
  // biome-ignore lint/correctness/useExhaustiveDependencies: isOpen says that there is something to look for.
  useEffect(() => {
    if (key === null || !isOnline) return
    let isHere = true
    let timer: ReturnType<typeof setTimeout> | undefined
    async function look(wanted: string) {
      const status = await lookAtOrder(account.tasks.caller, wanted)
      if (!isHere || status === null || status === 'unknown') return
      setFetched(fromStatus(status, wanted, fractionDigits))
      const stored = orders.get().find(({ id }) => id === knownId)
      if (stored?.confirmation && stored.confirmation.state !== status.state) {
        const { orderId: backendOrderId, state } = status
        await orders.change(stored.id, {
          confirmation: { ...stored.confirmation, backendOrderId, state },
          challenge: null,
        })
      }
      if (status.state === 'cancelled')
        return navigate(`/payment-error?key=${encodeURIComponent(wanted)}`, { replace: true })
      if (status.state === 'pending_payment') timer = setTimeout(() => void look(wanted), looksEveryMs)
    }
    void look(key)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [key, knownId, isOpen, isOnline, account, orders, fractionDigits, navigate])
  if (!known) return fetched
  const own = fromStored(known)
  return fetched ? { ...own, totals: fetched.totals, placed: fetched.placed, email: fetched.email } : own
}
