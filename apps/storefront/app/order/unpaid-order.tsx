import type { StoredOrder } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { Notice } from '@mantel/ui/overlay/notice'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useOnline } from '../store/use-online.ts'
import { PaymentDialogs } from './payment-dialogs.tsx'
import { type CollectPaymentFields, PaymentPart } from './payment-part.tsx'
import type { OrderingView } from './use-ordering.ts'
import { usePayment } from './use-payment.ts'

/**
 * An order whose payment was interrupted. The shopper continues where the payment stopped; if it never started, the
 * payment method shows its fields again.
 */
export function UnpaidOrder({ ordering, order }: { ordering: OrderingView; order: StoredOrder }) {
  const { t, orders, cart } = ordering
  const navigate = useNavigate()
  const isOnline = useOnline()
  const payment = usePayment()(ordering)
  const collect = useRef<CollectPaymentFields | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const [needsFields, setNeedsFields] = useState(order.challenge === null)
  const { orderNumber = '', orderKey } = order.confirmation ?? {}
  async function continuePayment() {
    setMessage(null)
    const additional = collect.current ? await collect.current() : {}
    if (additional === null) return
    const { outcome } = await payment.pay(order, additional)
    if (outcome === 'paid') return navigate('/success', { state: { orderKey } })
    if (outcome === 'failed') {
      await orders.remove(order.id)
      return navigate('/payment-error', { state: { orderKey } })
    }
    setNeedsFields(outcome === 'refused')
    setMessage(t(outcome === 'refused' ? 'payment_failed' : 'checkout.payment_open'))
  }
  /** Puts the lines into a new cart. The unpaid order expires at its deadline. */
  async function startAgain() {
    await cart.release(order.id)
    await cart.synchronise()
    await cart.restoreLines(order.id, order.lines)
    await orders.remove(order.id)
    await navigate('/cart')
  }
  return (
    <section className="grid max-w-measure gap-6">
      <Notice tone="warning">
        <p className="font-medium">{t('checkout.unpaid', { number: orderNumber })}</p>
        <p>{t('checkout.unpaid_text')}</p>
      </Notice>
      <p role="status" className="empty:hidden">
        {message}
      </p>
      {needsFields && isOnline && (
        <PaymentPart
          ordering={ordering}
          code={order.summary.paymentCode}
          collect={collect}
          onSubmit={continuePayment}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={payment.view.step === 'busy'} disabled={!isOnline} onClick={continuePayment}>
          {t('checkout.go_on_paying')}
        </Button>
        <Button variant="quiet" disabled={!isOnline || payment.view.step !== 'idle'} onClick={startAgain}>
          {t('checkout.start_again')}
        </Button>
      </div>
      <PaymentDialogs t={t} payment={payment} />
    </section>
  )
}
