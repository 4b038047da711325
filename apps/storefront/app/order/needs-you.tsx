import type { StoredOrder } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PriceChanges } from '../checkout/price-changes.tsx'
import { panels } from '../shell/panels.ts'
import { problemText } from './problem-text.ts'
import { useOnline } from './use-online.ts'
import type { ShownOrdering } from './use-ordering.ts'

/** What is in the way of an order that waited, and what the shopper can do about it. Nothing is charged without them. */
export function NeedsYou({ shown, order }: { shown: ShownOrdering; order: StoredOrder }) {
  const { t, orders, cart } = shown
  const navigate = useNavigate()
  const isOnline = useOnline()
  const [isBusy, setBusy] = useState(false)
  const { problem } = order
  async function during(work: () => Promise<unknown>) {
    setBusy(true)
    await work().finally(() => setBusy(false))
  }
  const putBack = () =>
    during(async () => {
      await cart.putBack(order.lines)
      await orders.remove(order.id)
      await navigate('/cart')
    })
  if (!problem) return null
  return (
    <div className="grid gap-5">
      <p role="alert">{problemText(t, problem)}</p>
      {problem.kind === 'prices' && <PriceChanges t={t} changed={problem} />}
      <div className="flex flex-wrap gap-3">
        {problem.kind === 'prices' && (
          <Button busy={isBusy} disabled={!isOnline} onClick={() => during(() => orders.accept(order.id))}>
            {t('checkout.consent')}
          </Button>
        )}
        {(problem.kind === 'again' || problem.kind === 'login') && (
          <Button
            busy={isBusy}
            disabled={!isOnline}
            onClick={() => (problem.kind === 'login' ? panels.openAuth() : during(() => orders.again(order.id)))}
          >
            {t(problem.kind === 'login' ? 'checkout.sign_in' : 'checkout.again')}
          </Button>
        )}
        <Button variant="quiet" busy={isBusy} onClick={putBack}>
          {t('checkout.put_back')}
        </Button>
      </div>
    </div>
  )
}
