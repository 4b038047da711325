import type { StoredOrder } from '@mantel/client'
import { Notice } from '@mantel/ui/overlay/notice'
import type { ReactNode } from 'react'
import { NotificationOffer } from './notification-offer.tsx'
import { OrderProblemActions } from './order-problem-actions.tsx'
import type { OrderView } from './order-view.ts'
import { UnpaidOrder } from './unpaid-order.tsx'
import type { OrderingView } from './use-ordering.ts'

type Props = { ordering: OrderingView; order: OrderView; stored: StoredOrder | undefined }

/** The order's state as the page's heading, with the actions that it allows. */
export function OrderHeading({ ordering, order, stored }: Props) {
  const { t } = ordering
  const { state, placed, orderNumber, email, telephone } = order
  if (state === 'queued' || state === 'sent')
    return (
      <Heading title={t('checkout.waiting_title')} state={state}>
        <p>{t('checkout.waiting_text')}</p>
        <Notice tone="warning">{t('checkout.waiting_note')}</Notice>
        <NotificationOffer t={t} />
      </Heading>
    )
  if ((state === 'needs_you' || state === 'refused') && stored)
    return (
      <Heading title={t(state === 'refused' ? 'checkout.refused_title' : 'checkout.needs_you_title')} state={state}>
        <OrderProblemActions ordering={ordering} order={stored} />
      </Heading>
    )
  if (placed === 'pending_payment')
    return (
      <Heading title={t('checkout.unpaid_title')} state="pending_payment">
        {stored ? (
          <UnpaidOrder ordering={ordering} order={stored} />
        ) : (
          <p>{t('checkout.unpaid', { number: orderNumber ?? '' })}</p>
        )}
      </Heading>
    )
  return (
    <Heading title={t('checkout.thanks')} state={placed ?? state}>
      <p className="text-20">{t('checkout.order_number', { number: orderNumber ?? '' })}</p>
      <p>{t('checkout.confirmation_to', { email })}</p>
      {telephone !== '' && <p className="text-muted">{t('checkout.telephone', { telephone })}</p>}
    </Heading>
  )
}

function Heading({ title, state, children }: { title: string; state: string; children: ReactNode }) {
  return (
    <section className="grid max-w-measure gap-4" data-order-state={state}>
      <h1 className="title-1">{title}</h1>
      {children}
    </section>
  )
}
