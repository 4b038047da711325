import type { StoredOrder } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../account/current-session.ts'
import { panels } from '../shell/panels.ts'
import { useOnline } from '../store/use-online.ts'
import { orderProblemText } from './order-problem-text.ts'
import { PriceChanges } from './price-changes.tsx'
import type { OrderingView } from './use-ordering.ts'

/** Why a queued order was not accepted, and the shopper's options. Nothing is charged without the shopper's consent. */
export function OrderProblemActions({ ordering, order }: { ordering: OrderingView; order: StoredOrder }) {
  const { t, orders, cart } = ordering
  const navigate = useNavigate()
  const isOnline = useOnline()
  const [isBusy, setBusy] = useState(false)
  const { problem } = order
  const needsLogin = useSession().kind !== 'customer' && problem?.kind === 'login'
  async function run(action: () => Promise<unknown>) {
    setBusy(true)
    await action().finally(() => setBusy(false))
  }
  const putBack = () =>
    run(async () => {
      await cart.restoreLines(order.id, order.lines)
      await orders.remove(order.id)
      await navigate('/cart')
    })
  if (!problem) return null
  return (
    <div className="grid gap-5">
      <p role="alert">{orderProblemText(t, problem)}</p>
      {problem.kind === 'prices' && <PriceChanges t={t} changed={problem} />}
      <div className="flex flex-wrap gap-3">
        {problem.kind === 'prices' && (
          <Button busy={isBusy} disabled={!isOnline} onClick={() => run(() => orders.accept(order.id))}>
            {t('checkout.consent')}
          </Button>
        )}
        {(problem.kind === 'again' || problem.kind === 'login') && (
          <Button
            busy={isBusy}
            disabled={!isOnline}
            onClick={() => (needsLogin ? panels.openAuth() : run(() => orders.retry(order.id)))}
          >
            {t(needsLogin ? 'checkout.sign_in' : 'checkout.again')}
          </Button>
        )}
        <Button variant="quiet" busy={isBusy} onClick={putBack}>
          {t('checkout.put_back')}
        </Button>
      </div>
    </div>
  )
}
