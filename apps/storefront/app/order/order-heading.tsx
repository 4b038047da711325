import type { StoredOrder } from '@mantel/client'
import { Notice } from '@mantel/ui/overlay/notice'
import type { ReactNode } from 'react'
import { NeedsYou } from './needs-you.tsx'
import { NotifyMe } from './notify-me.tsx'
import type { ShownOrder } from './shown-order.ts'
import { UnpaidOrder } from './unpaid-order.tsx'
import type { ShownOrdering } from './use-ordering.ts'

type Props = { shown: ShownOrdering; order: ShownOrder; known: StoredOrder | undefined }

/** The state in words, first and large, and what can be done about it. */
export function OrderHeading({ shown, order, known }: Props) {
  const { t } = shown
  const { state, placed, orderNumber, email, telephone } = order
  if (state === 'queued' || state === 'sent')
    return (
      <Heading title={t('checkout.waiting_title')} state={state}>
        <p>{t('checkout.waiting_text')}</p>
        <Notice tone="warning">{t('checkout.waiting_note')}</Notice>
        <NotifyMe t={t} />
      </Heading>
    )
  if ((state === 'needs_you' || state === 'refused') && known)
    return (
      <Heading title={t(state === 'refused' ? 'checkout.refused_title' : 'checkout.needs_you_title')} state={state}>
        <NeedsYou shown={shown} order={known} />
      </Heading>
    )
  if (placed === 'pending_payment')
    return (
      <Heading title={t('checkout.unpaid_title')} state="pending_payment">
        {known ? (
          <UnpaidOrder shown={shown} order={known} />
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
