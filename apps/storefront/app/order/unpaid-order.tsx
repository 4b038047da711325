import type { StoredOrder } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { Notice } from '@mantel/ui/overlay/notice'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { PaymentDialogs } from './payment-dialogs.tsx'
import { type CollectAdditional, PaymentPart } from './payment-part.tsx'
import { useOnline } from './use-online.ts'
import type { ShownOrdering } from './use-ordering.ts'
import { usePayment } from './use-payment.ts'

/**
 * An order that waits for its payment, after the page was closed half way: it goes on where it was left. Where nothing was
 * begun, the method asks for what it needs.
 */
export function UnpaidOrder({ shown, order }: { shown: ShownOrdering; order: StoredOrder }) {
  const { t, orders, cart } = shown
  const navigate = useNavigate()
  const isOnline = useOnline()
  const payment = usePayment()(shown)
  const collect = useRef<CollectAdditional | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const [asksAgain, setAskAgain] = useState(order.challenge === null)
  const { orderNumber = '', orderKey } = order.confirmation ?? {}
  const page = (path: string) => `${path}?key=${encodeURIComponent(orderKey ?? '')}`
  async function goOn() {
    setSaid(null)
    const additional = collect.current ? await collect.current() : {}
    if (additional === null) return
    const end = await payment.pay(order, additional)
    if (end.end === 'paid') return navigate(page('/success'))
    if (end.end === 'failed') {
      await orders.remove(order.id)
      return navigate(page('/payment-error'))
    }
    setAskAgain(end.end === 'refused')
    setSaid(t(end.end === 'refused' ? 'payment_failed' : 'checkout.payment_open'))
  }
  /** The order is left to its deadline; its goods go into a cart that can be ordered. */
  async function startAgain() {
    await cart.release(order.id)
    await cart.connect()
    await cart.putBack(order.lines)
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
        {said}
      </p>
      {asksAgain && isOnline && (
        <PaymentPart shown={shown} code={order.summary.paymentCode} collect={collect} onWantsToPay={goOn} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={payment.view.at === 'work'} disabled={!isOnline} onClick={goOn}>
          {t('checkout.go_on_paying')}
        </Button>
        <Button variant="quiet" disabled={!isOnline || payment.view.at !== 'rest'} onClick={startAgain}>
          {t('checkout.start_again')}
        </Button>
      </div>
      <PaymentDialogs t={t} payment={payment} />
    </section>
  )
}
