import type { StoredOrder } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { Notice } from '@mantel/ui/overlay/notice'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PaymentDialogs } from './payment-dialogs.tsx'
import { useOnline } from './use-online.ts'
import type { ShownOrdering } from './use-ordering.ts'
import { usePayment } from './use-payment.ts'

/** An order that waits for its payment, after the page was closed half way: it goes on where it was left. */
export function UnpaidOrder({ shown, order }: { shown: ShownOrdering; order: StoredOrder }) {
  const { t, orders } = shown
  const navigate = useNavigate()
  const isOnline = useOnline()
  const payment = usePayment()(shown)
  const [said, setSaid] = useState<string | null>(null)
  const { orderNumber = '', orderKey } = order.confirmation ?? {}
  async function goOn() {
    setSaid(null)
    const end = await payment.pay(order)
    if (end.end === 'failed') {
      await orders.remove(order.id)
      return navigate(`/payment-error?key=${encodeURIComponent(orderKey ?? '')}`)
    }
    if (end.end === 'paid') return navigate(`/success?key=${encodeURIComponent(orderKey ?? '')}`)
    setSaid(t('checkout.payment_open'))
  }
  return (
    <section className="grid max-w-measure gap-6">
      <Notice tone="warning">
        <p className="font-medium">{t('checkout.unpaid', { number: orderNumber })}</p>
        <p>{t('checkout.unpaid_text')}</p>
      </Notice>
      <p role="status" className="text-muted empty:hidden">
        {said}
      </p>
      <div>
        <Button busy={payment.view.at === 'work'} disabled={!isOnline} onClick={goOn}>
          {t('checkout.go_on_paying')}
        </Button>
      </div>
      <PaymentDialogs t={t} payment={payment} />
    </section>
  )
}
