import { fetchOrderStatus } from '@mantel/client'
import { buttonClass } from '@mantel/ui/action/button'
import { EmptyState } from '@mantel/ui/layout/empty-state'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useT } from '../i18n/text-context.tsx'
import { useStore } from '../store/store-context.tsx'
import { StoreLink } from '../store/store-link.tsx'
import { useOrdering, useOrderKey } from './use-ordering.ts'

/** Shown after a failed or cancelled payment. The cart is restored, and the shopper can try again. */
export function PaymentErrorScreen() {
  const t = useT()
  const { supportEmail } = useStore().website
  const navigate = useNavigate()
  const opened = useOrdering()
  const [query] = useSearchParams()
  const key = useOrderKey()
  const isCancelled = query.has('cancelled')
  const ordering = opened === 'unreachable' ? null : opened
  const { account, orders } = ordering ?? {}
  useEffect(() => {
    if (!account || !orders || key === null) return
    void fetchOrderStatus(account.tasks.caller, key).then(async (status) => {
      if (status === null || status === 'unknown') return
      const order = orders.get().find(({ confirmation }) => confirmation?.orderKey === key)
      // The provider has confirmed the payment in the meantime.
      if (status.state !== 'cancelled' && status.state !== 'pending_payment')
        return navigate('/success', { replace: true, state: { orderKey: key } })
      if (!order?.confirmation || status.state === 'pending_payment') return
      await orders.change(order.id, { confirmation: { ...order.confirmation, state: 'cancelled' }, challenge: null })
      await orders.remove(order.id)
    })
  }, [account, orders, key, navigate])
  return (
    <div className="room py-8">
      <EmptyState
        drawing="stopped-clock"
        title={t(isCancelled ? 'title.payment-cancelled' : 'title.payment-error')}
        headingLevel={1}
        actions={
          <>
            <StoreLink to="/checkout" className={buttonClass()}>
              {ordering ? ordering.t('checkout.try_again') : t('title.checkout')}
            </StoreLink>
            <StoreLink to="/cart" className={buttonClass({ variant: 'quiet' })}>
              {t('cart.view')}
            </StoreLink>
          </>
        }
      >
        {ordering && (
          <>
            <p role="status">{ordering.t(isCancelled ? 'checkout.payment_cancelled' : 'checkout.payment_error')}</p>
            {!isCancelled && (
              <p>
                {ordering.t('checkout.payment_help')}{' '}
                <a href={`mailto:${supportEmail}`} className="underline">
                  {supportEmail}
                </a>
              </p>
            )}
          </>
        )}
      </EmptyState>
    </div>
  )
}
